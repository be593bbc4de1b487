package io.github.betza.cluster;

import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.cli.output.Printable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Keeps results, so that an interrupted count goes on. The first line says which count it is; then
 * comes a line for each result, with a checksum. A last line without its end was being written when
 * the count was interrupted, and is left out.
 */
final class ResultFile implements AutoCloseable {
  private static final String TITLE = "betza perft ";

  private static final Pattern LINE = Pattern.compile("(\\d{1,9}) (\\d{1,19}) ([0-9a-f]{8})");

  /** The length of the longest line, with its end. */
  private static final int LONGEST_LINE = 9 + 1 + 19 + 1 + 8 + 1;

  private final Path path;
  private final String header;
  private final FileChannel channel;
  private final int units;
  private final Map<Integer, Long> kept = new LinkedHashMap<>();

  /** The number of the line that has each result, by its unit. */
  private final Map<Integer, Integer> lines = new HashMap<>();

  private ResultFile(Path path, String digest, int units, FileChannel channel) {
    this.path = path;
    this.units = units;
    this.header = TITLE + digest + "\n";
    this.channel = channel;
  }

  /**
   * Opens a file, or begins it.
   *
   * @param units how many units the count has, each with one result
   * @throws ClusterException if it cannot be used, is of another count, or damaged
   */
  static ResultFile open(Path path, String digest, int units) {
    // A pipe would be read for ever, and a device may have no end.
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new ClusterException(
          "--resume: " + quoted(path) + " cannot be used: it is not a regular file");
    }
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(
              path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
      ResultFile file = new ResultFile(path, digest, units, channel);
      file.lock();
      file.read();
      return file;
    } catch (IOException e) {
      close(channel);
      throw new ClusterException(
          "--resume: " + quoted(path) + " cannot be used: " + Printable.reason(e));
    } catch (ClusterException e) {
      close(channel);
      throw e;
    }
  }

  private static void close(FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // What went wrong before is reported.
    }
  }

  private void lock() throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // Another count of this process has it.
    }
    throw new ClusterException("--resume: another count uses " + quoted(path));
  }

  private void read() throws IOException {
    InputStream stream = Channels.newInputStream(channel);
    String title = new String(stream.readNBytes(header.length()), StandardCharsets.ISO_8859_1);
    if (title.length() < header.length() && header.startsWith(title)) {
      channel.truncate(0);
      append(header);
      return;
    }
    checkTitle(title);
    if (channel.size() - header.length() > (units + 1L) * LONGEST_LINE) {
      throw new ClusterException(
          "--resume: "
              + quoted(path)
              + " is damaged: it has more results than the count has units");
    }
    channel.position(header.length());
    String text = new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
    int end = text.lastIndexOf('\n') + 1;
    int number = 1;
    for (String line : text.substring(0, end).lines().toList()) {
      number++;
      read(line, number);
    }
    channel.truncate(header.length() + (long) end);
    channel.position(channel.size());
  }

  private void checkTitle(String title) {
    if (!title.startsWith(TITLE)) {
      throw new ClusterException("--resume: " + quoted(path) + " holds no results of a count");
    }
    if (!title.startsWith(header)) {
      throw new ClusterException(
          "--resume: "
              + quoted(path)
              + " belongs to another count: the game, the position, the depth or the version"
              + " differs");
    }
  }

  private void read(String line, int number) {
    Matcher result = LINE.matcher(line);
    if (result.matches()) {
      try {
        int unit = Integer.parseInt(result.group(1));
        long nodes = Long.parseLong(result.group(2));
        if (unit < units && line(unit, nodes).equals(line + "\n")) {
          checkUnit(unit, number);
          kept.put(unit, nodes);
          return;
        }
      } catch (NumberFormatException e) {
        // Answered below.
      }
    }
    throw new ClusterException("--resume: " + quoted(path) + " is damaged in line " + number);
  }

  /** Refuses a second result of a unit: no count writes one. */
  private void checkUnit(int unit, int number) {
    Integer before = lines.putIfAbsent(unit, number);
    if (before != null) {
      throw new ClusterException(
          "--resume: %s is damaged in line %s: it has a result of unit %s, and so has line %s"
              .formatted(quoted(path), number, unit, before));
    }
  }

  /** Returns a result as a line. The checksum covers the header too. */
  private String line(int unit, long nodes) {
    String result = unit + " " + nodes;
    CRC32 sum = new CRC32();
    sum.update((header + result).getBytes(StandardCharsets.US_ASCII));
    return String.format(Locale.ROOT, "%s %08x\n", result, sum.getValue());
  }

  /** Returns the results that were in the file when it was opened, by their units. */
  Map<Integer, Long> kept() {
    return kept;
  }

  /**
   * Adds the results that were in the file when it was opened to those of a count.
   *
   * @throws ClusterException if one of them cannot be true
   */
  void giveTo(Results results) {
    kept.forEach(
        (unit, nodes) -> {
          try {
            results.add(unit, nodes);
          } catch (ClusterException e) {
            throw new ClusterException(
                "--resume: %s is damaged in line %s: %s"
                    .formatted(quoted(path), lines.get(unit), e.getMessage()));
          }
        });
  }

  /** Adds a result. */
  synchronized void add(int unit, long nodes) {
    try {
      if (channel.isOpen()) {
        append(line(unit, nodes));
      }
    } catch (IOException e) {
      throw new ClusterException(
          "--resume: " + quoted(path) + " cannot be written: " + Printable.reason(e));
    }
  }

  private void append(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public synchronized void close() {
    close(channel);
  }

  private static String quoted(Path path) {
    return Printable.quote(path.toString());
  }
}
