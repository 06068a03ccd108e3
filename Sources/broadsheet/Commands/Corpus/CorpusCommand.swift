import ArgumentParser

/// `broadsheet corpus`: whole batches of pages, for programs.
struct CorpusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Turn whole batches of pages into data for other programs.",
    discussion: """
      For questions that need more pages than a server should be asked for: the Library has all text in archives, \
      one for each batch.
      """,
    subcommands: [Pages.self])
}
