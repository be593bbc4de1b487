package io.github.betza.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code betza completion}: prints a script by which a shell completes commands and options. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    header = "Prints a script that completes commands in a shell.",
    description =
        "%nThe script completes the word betza, so it needs a command or an alias of that name.%n",
    footer = {
      "",
      "Put one of these lines into the file that your shell reads when it starts:",
      "  source <(betza completion bash)   # ~/.bashrc",
      "  source <(betza completion zsh)    # ~/.zshrc"
    })
final class CompletionCommand implements Callable<Integer> {
  /**
   * The shells; zsh runs the script of bash, which begins with the commands that zsh needs for
   * that.
   */
  enum Shell {
    BASH,
    ZSH;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(paramLabel = "SHELL", description = "The shell: ${COMPLETION-CANDIDATES}.")
  private Shell shell;

  @ParentCommand private Main main;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String script =
        switch (shell) {
          case BASH, ZSH -> AutoComplete.bash("betza", spec.parent().commandLine());
        };
    main.out().writer().print(script);
    return 0;
  }
}
