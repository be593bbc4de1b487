package io.github.betza.processor.emit;

import io.github.betza.processor.path.Vector;

/** Names the directions in which generated code walks, as White sees them. */
final class DirectionNames {
  private DirectionNames() {}

  /** Returns the point of the compass, or the files and ranks of an oblique vector. */
  static String name(Vector vector) {
    int files = vector.files();
    int ranks = vector.ranks();
    if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
      return sideName(Math.abs(files), files > 0 ? "right" : "left")
          + " "
          + sideName(Math.abs(ranks), ranks > 0 ? "forward" : "back");
    }
    String vertical = ranks > 0 ? "north" : ranks < 0 ? "south" : "";
    String horizontal = files > 0 ? "east" : files < 0 ? "west" : "";
    String between = vertical.isEmpty() || horizontal.isEmpty() ? "" : "-";
    return vertical + between + horizontal;
  }

  private static String sideName(int squares, String side) {
    return squares + " " + side;
  }
}
