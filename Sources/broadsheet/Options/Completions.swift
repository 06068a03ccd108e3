import ArgumentParser
import FoundationEssentials
import TerminalUI

/// What shells complete from this reader's own files. They run the program at each completion, and show no errors: a
/// mistake in a file only leaves out what the file would have added.
enum Completions {
  /// The themes, with those of the reader.
  static var themes: CompletionKind {
    .custom { _, _, _ in
      let directories = try? Directories(environment: ProcessInfo.processInfo.environment)
      let own = directories.map { ThemeFolder(beside: $0.configurationFile).names }
      return ThemeChoice.names + (own ?? [])
    }
  }

  /// The sources that have a name, and the site in the settings.
  static var sources: CompletionKind {
    .custom { _, _, _ in
      let site = (try? Settings())?.source.flatMap { $0.site == nil ? nil : $0.name }
      return ["loc", "here", "offline"] + (site.map { [$0] } ?? [])
    }
  }
}
