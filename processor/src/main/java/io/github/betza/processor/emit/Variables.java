package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.CodeName;

/**
 * The variables that the methods of a piece pass to each other, or declare under the same names.
 */
final class Variables {
  static final CodeName ATTACKER = CodeName.variable("attacker");
  static final CodeName BARRED = CodeName.variable("barred");
  static final CodeName BEFORE = CodeName.variable("before");
  static final CodeName BOARD = CodeName.variable("board");
  static final CodeName CELLS = CodeName.variable("cells");
  static final CodeName COMPARED = CodeName.variable("compared");
  static final CodeName CROSSED = CodeName.variable("crossed");
  static final CodeName ENEMY = CodeName.variable("enemy");
  static final CodeName ENEMY_OR_NONE = CodeName.variable("enemyOrNone");
  static final CodeName EXCLUDED = CodeName.variable("excluded");
  static final CodeName FILES = CodeName.variable("files");
  static final CodeName FORWARD = CodeName.variable("forward");
  static final CodeName FOUND = CodeName.variable("found");
  static final CodeName FROM = CodeName.variable("from");
  static final CodeName KIND = CodeName.variable("kind");
  static final CodeName MOVES = CodeName.variable("moves");
  static final CodeName OCCUPANCY = CodeName.variable("occupancy");
  static final CodeName OWN = CodeName.variable("own");
  static final CodeName OWNER = CodeName.variable("owner");
  static final CodeName QUIETS = CodeName.variable("quiets");
  static final CodeName RANKS = CodeName.variable("ranks");
  static final CodeName RIGHT = CodeName.variable("right");
  static final CodeName ROYAL = CodeName.variable("royal");
  static final CodeName SIDE = CodeName.variable("side");
  static final CodeName SIGN = CodeName.variable("sign");
  static final CodeName SIZE = CodeName.variable("size");
  static final CodeName SQUARE = CodeName.variable("square");
  static final CodeName STEP = CodeName.variable("step");
  static final CodeName TARGET = CodeName.variable("target");
  static final CodeName TARGETS = CodeName.variable("targets");
  static final CodeName UP = CodeName.variable("up");
  static final CodeName WANTED = CodeName.variable("wanted");
  static final CodeName WORDS = CodeName.variable("words");

  private Variables() {}
}
