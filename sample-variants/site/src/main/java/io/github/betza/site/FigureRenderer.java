package io.github.betza.site;

import io.github.betza.Dialect;
import io.github.betza.processor.atlas.NotationFigure;
import java.util.Set;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * Writes blocks of the language {@code betza} as figures: a block has a notation on its first line,
 * and then its diagram. The paragraph before it belongs to it, and examples that follow one another
 * stand side by side.
 */
final class FigureRenderer implements NodeRenderer {
  private static final String LANGUAGE = "betza";

  private final HtmlNodeRendererContext context;
  private final String playground;

  /** Examples that follow one another. */
  private static final class Row extends CustomBlock {}

  /** A paragraph, and the figure that belongs to it. */
  private static final class Example extends CustomBlock {
    private final NotationFigure figure;

    Example(NotationFigure figure) {
      this.figure = figure;
    }
  }

  /**
   * Makes a renderer.
   *
   * @param playground the way to the folder of the playground; empty if the site has none
   */
  FigureRenderer(HtmlNodeRendererContext context, String playground) {
    this.context = context;
    this.playground = playground;
  }

  /**
   * Puts examples in place of the blocks. The dialect is named by the heading of the second level
   * before a block.
   *
   * @return whether there are any
   */
  static boolean replace(Node document) {
    boolean any = false;
    Dialect dialect = Dialect.XBETZA;
    Node node = document.getFirstChild();
    while (node != null) {
      Node next = node.getNext();
      if (node instanceof Heading heading && heading.getLevel() == 2) {
        dialect = dialect(heading, dialect);
      } else if (node instanceof FencedCodeBlock block && isExample(block)) {
        replace(block, dialect);
        any = true;
      }
      node = next;
    }
    return any;
  }

  /** A block of one line is a notation without a diagram, such as a wrong one. */
  private static boolean isExample(FencedCodeBlock block) {
    return LANGUAGE.equals(block.getInfo()) && block.getLiteral().strip().contains("\n");
  }

  private static Dialect dialect(Heading heading, Dialect before) {
    String title = TextContentRenderer.builder().build().render(heading).strip();
    for (Dialect dialect : Dialect.values()) {
      if (dialect.name().equals(title)) {
        return dialect;
      }
    }
    return before;
  }

  private static void replace(FencedCodeBlock block, Dialect dialect) {
    String text = block.getLiteral();
    int line = text.indexOf('\n');
    String diagram = text.substring(line + 1);
    Example example = new Example(new NotationFigure(text.substring(0, line), dialect, diagram));
    Node paragraph = block.getPrevious();
    if (paragraph.getPrevious() instanceof Row row) {
      row.appendChild(example);
    } else {
      Row row = new Row();
      paragraph.insertBefore(row);
      row.appendChild(example);
    }
    example.appendChild(paragraph);
    block.unlink();
  }

  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return Set.of(Row.class, Example.class);
  }

  @Override
  public void render(Node node) {
    context.getWriter().raw(node instanceof Row ? "<div class='figures'>\n" : "<div>\n");
    Node child = node.getFirstChild();
    while (child != null) {
      context.render(child);
      child = child.getNext();
    }
    if (node instanceof Example example) {
      context.getWriter().raw(example.figure.html(playground));
    }
    context.getWriter().raw("</div>\n");
  }
}
