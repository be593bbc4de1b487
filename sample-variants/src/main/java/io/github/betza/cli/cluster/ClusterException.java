package io.github.betza.cli.cluster;

/** Thrown where a cluster cannot count; the message says why, on one line. */
public final class ClusterException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ClusterException(String message) {
    super(message);
  }
}
