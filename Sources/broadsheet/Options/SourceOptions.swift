import ArgumentParser
import Logging

/// Options of every command that uses a source.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where to look: loc (the Library of Congress), here or offline (what is on this machine), or a state site's address.",
      discussion: """
        If neither this option nor a setting chooses a source, lists and records come from the imported \
        catalog; without one, from the Library of Congress, or from the built-in starter catalog if the \
        Library cannot be reached. Issues and pages come from the Library or, if only a state site lists the \
        newspaper, from that site; searches of pages go to the Library. If you choose a source, no other \
        stands in for it.
        """,
      valueName: "loc|offline|URL"), completion: Completions.sources,
    transform: Source.argument)
  var source: Source?

  @Flag(
    name: .shortAndLong,
    help: "Log requests and cache hits to standard error.")
  var verbose = false

  /// The services for the source that the options, the settings or the defaults name.
  @MainActor func services() throws -> Services { services(try .forCommand()) }

  /// The services for something named by an address: those of its site.
  @MainActor func services(for home: AddressHome) throws -> Services {
    let settings = try Settings.forCommand()
    return services(settings, try home.source(named: source, settings))
  }

  func services(_ settings: Settings) -> Services { services(settings, source) }

  private func services(_ settings: Settings, _ named: Source?) -> Services {
    Services(settings: settings, named: named, log: log(.standardError))
  }

  func log(_ reader: AccessLog.Reader) -> AccessLog {
    AccessLog(reader: reader, logger: verbose ? .lines(StandardError.note) : nil)
  }
}

extension Logger {
  /// A logger that passes lines on.
  static func lines(_ write: @escaping @Sendable (String) -> Void) -> Logger {
    Logger(label: Program.name) { _ in LineLogHandler(write: write) }
  }
}
