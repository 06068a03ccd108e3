import ArgumentParser
import Presentation
import Scenes

/// How to print a list.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "table, tsv, csv, json or jsonl. Default: table on a terminal, tsv on a pipe.",
      valueName: "format"))
  var format: ListFormat?

  @MainActor func chosen(for output: any TextOutput) -> ListFormat {
    format ?? .usual(for: output)
  }
}

extension ListFormat: ExpressibleByArgument {
  @MainActor static func usual(for output: any TextOutput) -> ListFormat { output.isTerminal ? .table : .tsv }
}
