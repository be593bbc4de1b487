package io.github.betza.site;

import io.github.betza.processor.analysis.Diagnosis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * A text of the repository, written in Markdown.
 *
 * @param file its file, from the root of the repository, with slashes
 * @param title its first heading
 * @param body the text as HTML
 * @param texts the other texts that it links to
 * @param pictures the pictures that it shows
 * @param figures whether it has examples of notations, which become boards
 */
record Text(
    String file,
    String title,
    String body,
    List<String> texts,
    List<String> pictures,
    boolean figures) {
  private static final String MARKDOWN = ".md";
  private static final Pattern ABSOLUTE = Pattern.compile("[a-z]+:.*");
  private static final Pattern SOURCE = Pattern.compile("(<img [^>]*src=\")([^\"]*)(\")");
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());

  Text {
    texts = List.copyOf(texts);
    pictures = List.copyOf(pictures);
  }

  /**
   * Reads a text.
   *
   * @param root the root of the repository
   * @param playground whether the site has the playground, to which examples then lead
   * @throws IOException if it cannot be read
   */
  static Text read(Path root, String file, boolean playground) throws IOException {
    Node document =
        Parser.builder().extensions(EXTENSIONS).build().parse(Files.readString(root.resolve(file)));
    Links links = new Links(root, file);
    document.accept(links);
    boolean figures = FigureRenderer.replace(document);
    HtmlRenderer renderer =
        HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .nodeRendererFactory(
                context -> new FigureRenderer(context, playground ? upward(file) + "atlas/" : ""))
            // What is scrolled sideways on a small screen is reached with keys as well.
            .attributeProviderFactory(
                context ->
                    (node, tag, attributes) -> {
                      if (tag.equals("pre")) {
                        attributes.put("tabindex", "0");
                      }
                    })
            .build();
    List<String> pictures = new ArrayList<>();
    String body = withPictures(renderer.render(document), file, pictures);
    body =
        body.replace("<table>", "<div class='scrolled' tabindex='0'><table>")
            .replace("</table>", "</table></div>")
            .replace("<th></th>", "<td></td>");
    List<String> texts = List.copyOf(links.texts.keySet());
    return new Text(file, links.title, body, texts, pictures, figures);
  }

  /** Pictures stand in a folder of their own: a site leaves out folders that begin with a point. */
  private static String withPictures(String body, String file, List<String> pictures) {
    Matcher source = SOURCE.matcher(body);
    StringBuilder result = new StringBuilder();
    while (source.find()) {
      String picture = resolve(file, source.group(2));
      pictures.add(picture);
      String address = upward(file) + pictureFile(picture);
      source.appendReplacement(
          result, Matcher.quoteReplacement(source.group(1) + address + source.group(3)));
    }
    return source.appendTail(result).toString();
  }

  /** Returns the file of the page, from the root of the site. */
  String page() {
    return page(file);
  }

  private static String page(String file) {
    return file.equals(SiteBuilder.FRONT)
        ? StartPage.JAVA
        : file.substring(0, file.length() - MARKDOWN.length()) + ".html";
  }

  /** Returns where a picture is put, from the root of the site. */
  static String pictureFile(String picture) {
    return "pictures/" + picture.substring(picture.lastIndexOf('/') + 1);
  }

  /** Returns the way from a file to the root. */
  static String upward(String file) {
    return "../".repeat((int) file.chars().filter(letter -> letter == '/').count());
  }

  private static String resolve(String file, String address) {
    Path parent = Path.of("/" + file).getParent();
    return parent.resolve(address).normalize().toString().substring(1).replace('\\', '/');
  }

  /** Turns links to texts into links to pages, and those to other files into links to them. */
  private static final class Links extends AbstractVisitor {
    private final Map<String, Boolean> texts = new LinkedHashMap<>();
    private final Path root;
    private final String file;
    private String title = "";

    Links(Path root, String file) {
      this.root = root;
      this.file = file;
    }

    @Override
    public void visit(Heading heading) {
      if (title.isEmpty()) {
        title = TextContentRenderer.builder().build().render(heading).strip();
      }
      visitChildren(heading);
    }

    @Override
    public void visit(Link link) {
      String address = link.getDestination();
      if (!ABSOLUTE.matcher(address).matches() && !address.startsWith("#")) {
        int hash = address.indexOf('#');
        String target = resolve(file, hash < 0 ? address : address.substring(0, hash));
        String fragment = hash < 0 ? "" : address.substring(hash);
        if (target.endsWith(MARKDOWN) && Files.isRegularFile(root.resolve(target))) {
          texts.put(target, true);
          link.setDestination(upward(file) + page(target) + fragment);
        } else if (SamplePages.BY_SOURCE.containsKey(target)) {
          link.setDestination(upward(file) + SamplePages.BY_SOURCE.get(target));
        } else if (Files.exists(root.resolve(target))) {
          link.setDestination(Diagnosis.REPOSITORY + target);
        }
      }
      visitChildren(link);
    }
  }
}
