package io.github.betza.processor.emit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads from a class file how many bytes of bytecode each method has. */
public final class MethodSizes {
  private final DataInputStream in;
  private final Map<Integer, String> strings = new LinkedHashMap<>();
  private final Map<String, Integer> sizes = new LinkedHashMap<>();

  private MethodSizes(byte[] classFile) {
    this.in = new DataInputStream(new ByteArrayInputStream(classFile));
  }

  /** Returns the sizes, by the name and the descriptor of the method. */
  public static Map<String, Integer> of(byte[] classFile) {
    MethodSizes reader = new MethodSizes(classFile);
    try {
      reader.read();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return reader.sizes;
  }

  private void read() throws IOException {
    in.skipNBytes(8);
    readConstants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
      readMember();
    }
    for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
      readMember();
    }
  }

  private void readConstants() throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> strings.put(i, in.readUTF());
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> in.skipNBytes(4);
      }
    }
  }

  private void readMember() throws IOException {
    in.skipNBytes(2);
    String name = strings.get(in.readUnsignedShort());
    String descriptor = strings.get(in.readUnsignedShort());
    for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
      String attribute = strings.get(in.readUnsignedShort());
      int length = in.readInt();
      if (attribute.equals("Code")) {
        in.skipNBytes(4);
        sizes.put(name + descriptor, in.readInt());
        in.skipNBytes(length - 8L);
      } else {
        in.skipNBytes(length);
      }
    }
  }
}
