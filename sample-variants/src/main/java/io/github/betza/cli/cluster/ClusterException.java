package io.github.betza.cli.cluster;

/** Thrown if a cluster cannot count; the message gives the reason on one line. */
public final class ClusterException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ClusterException(String message) {
    super(message);
  }
}
