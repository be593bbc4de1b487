package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.Placement;
import io.github.betza.processor.emit.plan.Shape;
import io.github.betza.processor.path.Vector;
import java.util.List;

/** How vectors are written as offsets of squares at some point of the generated code. */
interface VectorFrame {
  /** Returns the offset of a vector. */
  Sum offset(Vector vector);

  /** Returns the files of a vector, where the board is to be asked for a square. */
  Sum files(Vector vector);

  /** Returns the ranks of a vector, where the board is to be asked for a square. */
  Sum ranks(Vector vector);

  /** Returns the factor that turns White's directions into those of the mover. */
  Sum sign();

  /** The frame of a method that gets the offset of its shape's (0,1). */
  record Line(String step) implements VectorFrame {
    @Override
    public Sum offset(Vector vector) {
      return Sum.of(vector.ranks(), step);
    }

    @Override
    public Sum files(Vector vector) {
      throw new IllegalStateException("a line knows offsets only");
    }

    @Override
    public Sum ranks(Vector vector) {
      throw new IllegalStateException("a line knows offsets only");
    }

    @Override
    public Sum sign() {
      throw new IllegalStateException("a line does not know its owner");
    }
  }

  /** The frame of a method that gets the files and ranks of its shape's (0,1). */
  record FarLine(String fileStep, String rankStep) implements VectorFrame {
    @Override
    public Sum offset(Vector vector) {
      throw new IllegalStateException("steps round the board are no offsets");
    }

    @Override
    public Sum files(Vector vector) {
      return Sum.of(vector.ranks(), fileStep);
    }

    @Override
    public Sum ranks(Vector vector) {
      return Sum.of(vector.ranks(), rankStep);
    }

    @Override
    public Sum sign() {
      throw new IllegalStateException("a line does not know its owner");
    }
  }

  /**
   * The frame of a method that gets the offsets of its shape's (0,1) and (1,0). For a shape that is
   * not turned the latter is 1 or -1, and tells the owner. In a piece that moves alike in both
   * directions it is the constant 1.
   */
  record Plane(String up, String right) implements VectorFrame {
    @Override
    public Sum offset(Vector vector) {
      return Sum.of(vector.ranks(), up).plus(vector.files(), right);
    }

    @Override
    public Sum files(Vector vector) {
      return Sum.of(vector.files(), right);
    }

    @Override
    public Sum ranks(Vector vector) {
      return Sum.of(vector.ranks(), right);
    }

    @Override
    public Sum sign() {
      return Sum.of(1, right);
    }
  }

  /** The frame of a whole piece on a board of a declared size. */
  record Declared(int stride, String factor) implements VectorFrame {
    @Override
    public Sum offset(Vector vector) {
      return Sum.of(vector.ranks() * stride + vector.files(), factor);
    }

    @Override
    public Sum files(Vector vector) {
      return Sum.of(vector.files(), factor);
    }

    @Override
    public Sum ranks(Vector vector) {
      return Sum.of(vector.ranks(), factor);
    }

    @Override
    public Sum sign() {
      return Sum.of(1, factor);
    }
  }

  /** The frame of a shape that is written into the code of another. */
  record Inner(VectorFrame outer, Placement placement) implements VectorFrame {
    @Override
    public Sum offset(Vector vector) {
      return outer.offset(placement.apply(vector));
    }

    @Override
    public Sum files(Vector vector) {
      return outer.files(placement.apply(vector));
    }

    @Override
    public Sum ranks(Vector vector) {
      return outer.ranks(placement.apply(vector));
    }

    @Override
    public Sum sign() {
      return outer.sign();
    }
  }

  /** Returns the arguments with which the method of a shape is called. */
  default List<String> arguments(Shape shape, Placement placement) {
    return switch (shape.span()) {
      case LINE -> List.of(offset(placement.up()).text());
      case FAR_LINE -> List.of(files(placement.up()).text(), ranks(placement.up()).text());
      case PLANE, BOARD -> List.of(offset(placement.up()).text(), offset(placement.right()).text());
    };
  }
}
