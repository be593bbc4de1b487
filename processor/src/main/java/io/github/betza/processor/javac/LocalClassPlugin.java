package io.github.betza.processor.javac;

import com.google.auto.service.AutoService;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import io.github.betza.processor.javac.LocalClasses.Found;
import io.github.betza.processor.report.ProblemText;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic.Kind;

/**
 * Refuses the annotations on local classes. Compilers do not show local classes to annotation
 * processors, which run before the bodies of methods are examined; a piece declared there would get
 * no class and no error.
 *
 * <p>Javac starts this plugin by itself if it finds the jar of the processor. The processor does
 * not depend on it: other compilers never load it.
 */
@AutoService(Plugin.class)
public final class LocalClassPlugin implements Plugin {
  /** Makes the plugin. Javac calls this. */
  public LocalClassPlugin() {}

  @Override
  public String getName() {
    return "BetzaLocalClasses";
  }

  /** Returns true: no option has to name the plugin. */
  @Override
  public boolean autoStart() {
    return true;
  }

  @Override
  public void init(JavacTask task, String... arguments) {
    task.addTaskListener(new Listener(Trees.instance(task)));
  }

  /**
   * Examines each file after it was parsed. Problems are printed after the processors have run: an
   * earlier error would keep them from running.
   */
  private static final class Listener implements TaskListener {
    private final Trees trees;
    private final List<Found> found = new ArrayList<>();

    Listener(Trees trees) {
      this.trees = trees;
    }

    @Override
    public void started(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.ANALYZE) {
        print();
      }
    }

    @Override
    public void finished(TaskEvent event) {
      CompilationUnitTree file = event.getCompilationUnit();
      if (event.getKind() == TaskEvent.Kind.PARSE && file != null) {
        found.addAll(LocalClasses.find(file));
      } else if (event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING) {
        print();
      }
    }

    private void print() {
      for (Found each : found) {
        String text = ProblemText.of(each.problem());
        trees.printMessage(Kind.ERROR, text, each.annotation(), each.file());
      }
      found.clear();
    }
  }
}
