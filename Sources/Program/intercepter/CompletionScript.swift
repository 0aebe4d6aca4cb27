/// The completion script of a shell.
///
/// It also completes the options of the default subcommand where its name is omitted: `intercepter --em⇥`.
/// ArgumentParser completes them only behind `repl`.
enum CompletionScript {
  /// Returns a generated script for bash, zsh or fish with the missing case.
  static func completingDefaultSubcommand(in script: String) -> String {
    var script = script
    for (line, replacement) in replacements {
      script = script.replacing(line, with: replacement, maxReplacements: 1)
    }
    return script
  }

  /// A line of each script, and its replacement.
  private static let replacements = [
    // bash: the first line of `_intercepter` that is about words.
    (
      "    local -i positional_number\n",
      """
          local -i positional_number
          if [[ "${COMP_WORDS[1]}" = -* ]]; then
              local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")
              local -a repeating_flags non_repeating_flags repeating_options non_repeating_options
              _intercepter_repl
              return
          fi

      """
    ),
    // zsh: the last line of `_intercepter` before it looks at words.
    (
      "    local -ir current_word_index=\"$((CURRENT - 1))\"\n",
      """
          local -ir current_word_index="$((CURRENT - 1))"
          if [[ "${words[2]}" = -* ]]; then
              _intercepter_repl
              return
          fi

      """
    ),
    // fish: the condition of each option.
    (
      "    test \"$commands\" = \"$expected_commands\"; and",
      "    test \"$commands\" = \"$expected_commands\" -o \"$commands repl\" = \"$expected_commands\"; and"
    ),
  ]
}
