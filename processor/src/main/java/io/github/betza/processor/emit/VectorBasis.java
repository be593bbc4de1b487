package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.template.LegTemplate;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Vector;
import java.util.List;

/** The form of vectors as offsets of squares at some point of the generated code. */
interface VectorBasis {
  OffsetSum offset(Vector vector);

  /** Returns the files of a vector, as an argument for the board. */
  default OffsetSum files(Vector vector) {
    throw new IllegalStateException("a line has offsets only");
  }

  /** Returns the ranks of a vector, as an argument for the board. */
  default OffsetSum ranks(Vector vector) {
    throw new IllegalStateException("a line has offsets only");
  }

  /** Returns the factor that turns White's directions into those of the mover. */
  default OffsetSum sign() {
    throw new IllegalStateException("a line does not know its owner");
  }

  /** The basis of a method that gets the offset of its template's (0,1). */
  record Line(Code step) implements VectorBasis {
    @Override
    public OffsetSum offset(Vector vector) {
      return OffsetSum.of(vector.ranks(), step);
    }
  }

  /** The basis of a method that gets the files and ranks of its template's (0,1). */
  record FarLine(Code fileStep, Code rankStep) implements VectorBasis {
    @Override
    public OffsetSum offset(Vector vector) {
      throw new IllegalStateException("steps round the board are no offsets");
    }

    @Override
    public OffsetSum files(Vector vector) {
      return OffsetSum.of(vector.ranks(), fileStep);
    }

    @Override
    public OffsetSum ranks(Vector vector) {
      return OffsetSum.of(vector.ranks(), rankStep);
    }
  }

  /**
   * The basis of a method that gets the offsets of its template's (0,1) and (1,0). For a template
   * that is not turned the latter is 1 or -1, depending on the owner. For a piece with the same
   * moves in both directions it is the constant 1.
   */
  record Plane(Code up, Code right) implements VectorBasis {
    @Override
    public OffsetSum offset(Vector vector) {
      return OffsetSum.of(vector.ranks(), up).plus(vector.files(), right);
    }

    @Override
    public OffsetSum files(Vector vector) {
      return OffsetSum.of(vector.files(), right);
    }

    @Override
    public OffsetSum ranks(Vector vector) {
      return OffsetSum.of(vector.ranks(), right);
    }

    @Override
    public OffsetSum sign() {
      return OffsetSum.of(1, right);
    }
  }

  /** The basis of a whole piece on a board of a declared size. */
  record Declared(int stride, Code factor) implements VectorBasis {
    @Override
    public OffsetSum offset(Vector vector) {
      return OffsetSum.of(vector.ranks() * stride + vector.files(), factor);
    }

    @Override
    public OffsetSum files(Vector vector) {
      return OffsetSum.of(vector.files(), factor);
    }

    @Override
    public OffsetSum ranks(Vector vector) {
      return OffsetSum.of(vector.ranks(), factor);
    }

    @Override
    public OffsetSum sign() {
      return OffsetSum.of(1, factor);
    }
  }

  /** The basis of a template that is written into the code of another. */
  record Inner(VectorBasis outer, Transform transform) implements VectorBasis {
    @Override
    public OffsetSum offset(Vector vector) {
      return outer.offset(transform.apply(vector));
    }

    @Override
    public OffsetSum files(Vector vector) {
      return outer.files(transform.apply(vector));
    }

    @Override
    public OffsetSum ranks(Vector vector) {
      return outer.ranks(transform.apply(vector));
    }

    @Override
    public OffsetSum sign() {
      return outer.sign();
    }
  }

  /** Returns the arguments with which the method of a template is called. */
  default List<Code> arguments(LegTemplate template, Transform transform) {
    return switch (template.span()) {
      case LINE -> List.of(offset(transform.up()).code());
      case FAR_LINE -> List.of(files(transform.up()).code(), ranks(transform.up()).code());
      case PLANE, BOARD -> List.of(offset(transform.up()).code(), offset(transform.right()).code());
    };
  }
}
