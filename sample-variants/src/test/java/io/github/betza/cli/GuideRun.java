package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.BetzaProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs what a page shows.
 *
 * @param folder where sources and classes are written
 */
record GuideRun(Path folder) {
  /** Compiles source files, by their names without {@code .java}, and returns what javac prints. */
  String compile(Map<String, String> files, List<String> options) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Map.Entry<String, String> file : files.entrySet()) {
      sources.add(Files.writeString(folder.resolve(file.getKey() + ".java"), file.getValue()));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-d", folder.toString(), "-s", folder.toString()));
    all.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      CompilationTask task =
          compiler.getTask(
              problems, manager, null, all, null, manager.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(new BetzaProcessor()));
      task.call();
    }
    return problems.toString().replace(folder + File.separator, "");
  }

  /** Runs the program and returns what it prints. */
  String output() throws IOException, InterruptedException {
    String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process process =
        new ProcessBuilder(java.toString(), "-cp", classPath, GuideProgram.MAIN)
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return printed.replace(System.lineSeparator(), "\n");
  }
}
