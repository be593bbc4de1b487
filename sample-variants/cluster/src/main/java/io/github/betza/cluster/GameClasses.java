package io.github.betza.cluster;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Finds the class files that a game consists of: those of its class, its pieces and so on. */
final class GameClasses {
  /** Classes of Java and of this library, which the version stands for. */
  private static final Pattern LIBRARY =
      Pattern.compile("java/.*|io/github/betza/((board|game|generated)/)?[^/]*");

  private GameClasses() {}

  /** Returns the class files by the names of the classes. */
  static Map<String, byte[]> of(Class<?> game) {
    ClassLoader loader = game.getClassLoader();
    Map<String, byte[]> files = new TreeMap<>();
    Deque<String> names = new ArrayDeque<>(List.of(game.getName().replace('.', '/')));
    while (!names.isEmpty()) {
      String name = names.remove();
      if (files.containsKey(name) || LIBRARY.matcher(name).matches()) {
        continue;
      }
      try (InputStream stream = loader.getResourceAsStream(name + ".class")) {
        if (stream != null) {
          byte[] file = stream.readAllBytes();
          files.put(name, file);
          names.addAll(namedBy(file));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return files;
  }

  /** Returns the names of the classes in the constant pool of a class file. */
  private static List<String> namedBy(byte[] file) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
    in.skipBytes(8);
    int count = in.readUnsignedShort();
    String[] texts = new String[count];
    List<Integer> classes = new ArrayList<>();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts[i] = in.readUTF();
        case 7 -> classes.add(in.readUnsignedShort());
        case 8, 16, 19, 20 -> in.skipBytes(2);
        case 15 -> in.skipBytes(3);
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipBytes(4);
        case 5, 6 -> {
          in.skipBytes(8);
          // These take two places.
          i++;
        }
        default -> throw new IOException("a class file with the tag " + tag);
      }
    }
    return classes.stream().map(i -> texts[i]).toList();
  }
}
