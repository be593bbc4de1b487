package io.github.betza.processor.tool;

import io.github.betza.processor.ReportedProblem;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Offer;
import io.github.betza.processor.analysis.TextEdit;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Location;
import io.github.betza.processor.diagnostic.Location.InMember;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.javac.SourcePlace;
import io.github.betza.processor.javac.SourcePlaces;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Collects the problems of a compilation by source. */
final class ProblemCollector {
  /**
   * The end of the codes of messages that a processor printed; these problems were added as data.
   */
  private static final String PRINTED = "proc.messager";

  private static final String NOTATION = "value";
  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

  private final SourcePlaces places;
  private final Map<URI, String> sources = new HashMap<>();
  private final Map<URI, List<SourceProblem>> problems = new HashMap<>();

  ProblemCollector(SourcePlaces places, Collection<InMemoryFile> files) {
    this.places = places;
    files.forEach(file -> sources.put(file.toUri(), file.getCharContent(true).toString()));
  }

  /** Adds a problem when the processor prints it. */
  void add(ReportedProblem problem) {
    ReportedProblem.Place place = problem.place();
    Diagnosis diagnosis =
        problem
            .problem()
            .map(each -> Diagnosis.of(each, problem.value()))
            .orElseGet(() -> Diagnosis.error("", problem.text()));
    Optional<SourcePlace> found =
        place.element() == null
            ? Optional.empty()
            : places.find(place.element(), place.mirror(), place.value(), problem.value());
    if (found.isEmpty()) {
      addToAll(diagnosis.text());
    } else {
      Optional<Location> location = problem.problem().map(each -> each.location());
      add(
          diagnosis,
          place.element().toString(),
          location.map(ProblemCollector::member).orElse(""),
          found.get(),
          location.flatMap(Location::letters));
    }
  }

  /** Adds the problems that no processor sees, after all files have been read. */
  void addHidden() {
    for (SourcePlaces.Hidden each : places.hidden()) {
      add(Diagnosis.of(each.problem(), ""), "", "", each.place(), Optional.empty());
    }
  }

  /** Adds an error of the compiler itself. */
  void add(Diagnostic<? extends JavaFileObject> error) {
    if (error.getCode() != null && error.getCode().endsWith(PRINTED)) {
      return;
    }
    Diagnosis diagnosis =
        Diagnosis.error(String.valueOf(error.getCode()), error.getMessage(Locale.ROOT));
    URI file = error.getSource() == null ? null : error.getSource().toUri();
    if (sources.containsKey(file)) {
      int start = (int) Math.max(0, error.getStartPosition());
      Span span = new Span(start, (int) Math.max(start, error.getEndPosition()));
      add(file, problem(diagnosis, "", "", file, span, List.of()));
    } else {
      addToAll(diagnosis.text());
    }
  }

  /** Adds an error without a place to every source. */
  void addToAll(String error) {
    sources.keySet().forEach(file -> add(file, SourceProblem.ofAll(error)));
  }

  /** Returns the problems of each source, in the order of the marked letters. */
  Map<URI, List<SourceProblem>> problems() {
    problems.values().forEach(each -> each.sort(Comparator.comparingInt(SourceProblem::start)));
    return problems;
  }

  private void add(
      Diagnosis diagnosis, String type, String member, SourcePlace place, Optional<Span> letters) {
    Span span = place.span(letters.map(each -> new Span(diagnosis.start(), diagnosis.end())));
    List<Offer> offers =
        diagnosis.offers().stream().map(offer -> offer.with(edits(offer, place))).toList();
    add(place.file(), problem(diagnosis, type, member, place.file(), span, offers));
  }

  private void add(URI file, SourceProblem problem) {
    problems.computeIfAbsent(file, each -> new ArrayList<>()).add(problem);
  }

  private static List<TextEdit> edits(Offer offer, SourcePlace place) {
    Optional<Edit> edit =
        offer.edits().stream()
            .map(each -> new Edit(new Span(each.start(), each.end()), each.replacement()))
            .findFirst();
    return place.edits(edit, offer.dialect()).stream()
        .map(each -> new TextEdit(each.span().start(), each.span().end(), each.replacement()))
        .toList();
  }

  /** Returns the member of an annotation with the rule that contains it. */
  private static String member(Location location) {
    if (!(location instanceof InMember inMember)) {
      return NOTATION;
    }
    AnnotationPlace place = inMember.place();
    return place instanceof OfRule rule
        ? rule.rules() + "[" + rule.index() + "]." + rule.member()
        : place.member();
  }

  private SourceProblem problem(
      Diagnosis diagnosis, String type, String member, URI file, Span span, List<Offer> offers) {
    String text = sources.get(file);
    int start = Math.min(span.start(), text.length());
    int end = Math.min(span.end(), text.length());
    String[] before = LINE_END.split(text.substring(0, start), -1);
    int column = before[before.length - 1].length() + 1;
    return new SourceProblem(diagnosis, type, member, start, end, before.length, column, offers);
  }
}
