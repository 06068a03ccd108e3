import ArgumentParser
import Clock
import Newspapers
import Presentation
import Scenes

extension BookmarksCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add bookmarks.",
      discussion: """
        Title, place and years come from the source. If it cannot be reached, the bookmark has only the \
        LCCN. For an existing bookmark, the tags are added and the note is replaced; an empty note removes \
        it. The address of an issue or a page bookmarks that issue or page, and a state site's address is \
        looked up at that site. If lists on this machine show \
        that there is no such issue or page, or that the newspaper did not appear that year, you are told; \
        no server is asked. If this machine has the complete list of a newspaper's issues, an issue or page \
        that is not in it is not bookmarked.
        """)

    @Argument(
      help: ArgumentHelp(
        "Library of Congress Control Numbers, or addresses of newspapers, issues or pages.",
        valueName: "LCCN"),
      transform: GivenPlace.argument)
    var targets: [GivenPlace]

    @Option(help: ArgumentHelp("A note, on one line.", valueName: "words"))
    var note: String?

    @Option(help: ArgumentHelp("A tag. Repeatable; commas separate several, too.", valueName: "tag"))
    var tag: [String] = []

    @OptionGroup var source: SourceOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let settings = try Settings.forCommand()
      let keeper = BookmarkKeeper(library: settings.ownLibrary(), output: output, clock: SystemClock())
      var services = HomeServices(source)
      // Nothing is added if one of the addresses cannot be looked up.
      let parts = try places.map { ($0, try services.service(for: $0.home)) }
      var exitCode = ExitStatus.done
      for (place, service) in parts {
        let code = await keeper.add(
          place.targets, at: place.home.issueSource(settings), note: note, tags: tag,
          asking: service.directory, knownBy: service.archive)
        if code != ExitStatus.done { exitCode = code }
        guard [ExitStatus.done, ExitStatus.notFound].contains(code) else { break }
      }
      output.exit(exitCode)
    }

    /// What to bookmark at each place, in the order of the places' first addresses.
    private var places: [(home: AddressHome, targets: [PageAddress])] {
      var places: [(home: AddressHome, targets: [PageAddress])] = []
      for target in targets {
        if let index = places.firstIndex(where: { $0.home == target.home }) {
          places[index].targets.append(target.address)
        } else {
          places.append((target.home, [target.address]))
        }
      }
      return places
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove bookmarks.")

    @Argument(
      help: ArgumentHelp(
        "Library of Congress Control Numbers, or addresses of newspapers, issues or pages.",
        valueName: "LCCN"),
      transform: PageAddress.argument)
    var targets: [PageAddress]

    @MainActor func run() async throws {
      let output = StandardOutput()
      let keeper = BookmarkKeeper(
        library: try Settings.forCommand().ownLibrary(), output: output, clock: SystemClock())
      output.exit(await keeper.remove(targets))
    }
  }
}
