package io.github.betza.cli;

import io.github.betza.cli.Guide.Block;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The program that a guide's Java blocks are together. A block that declares a type is a source
 * file; the statements of the other blocks follow one another in one method, so a variable of an
 * earlier block is known in a later one.
 *
 * @param files the source files by their names, without {@code .java}
 * @param outputs what each block of statements prints, as far as the page shows it
 */
record GuideProgram(Map<String, String> files, List<String> outputs) {
  /** What the program prints after each block of statements. */
  static final String MARK = "--- end of block ---";

  static final String MAIN = "GuideMain";

  static GuideProgram of(List<Block> blocks) {
    Map<String, String> files = new LinkedHashMap<>();
    List<String> outputs = new ArrayList<>();
    Set<String> imports = new LinkedHashSet<>();
    StringBuilder statements = new StringBuilder();
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      if (!block.language().equals("java") || !block.role().isEmpty()) {
        continue;
      }
      if (block.isFile()) {
        files.put(block.typeName(), block.code());
        continue;
      }
      for (String line : block.code().lines().toList()) {
        if (line.startsWith("import ")) {
          imports.add(line);
        } else {
          statements.append("    ").append(line).append('\n');
        }
      }
      statements.append("    System.out.println(\"").append(MARK).append("\");\n");
      boolean shown = i + 1 < blocks.size() && blocks.get(i + 1).language().equals("text");
      outputs.add(shown ? blocks.get(i + 1).code() : "");
    }
    if (!outputs.isEmpty()) {
      files.put(
          MAIN,
          String.join("\n", imports)
              + "\nfinal class "
              + MAIN
              + " {\n  public static void main(String[] args) throws Exception {\n"
              + statements
              + "  }\n}\n");
    }
    return new GuideProgram(files, outputs);
  }
}
