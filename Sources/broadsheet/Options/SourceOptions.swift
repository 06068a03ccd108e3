import ArgumentParser
import Newspapers

/// Options of every command that asks a source.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where to look: loc (the Library of Congress), offline (what is built in), or the address of a state's site.",
      discussion: """
        Without this option and without BROADSHEET_SOURCE the Library of Congress is asked, and the starter \
        catalogue stands in when it cannot be reached. A source that is named never has a stand-in.
        """,
      valueName: "loc|offline|URL"))
  var source: Source?

  /// The service for the source that the options, the environment or the defaults name.
  func service() throws -> any NewspaperService {
    try Services(settings: Settings()).service(for: source)
  }
}
