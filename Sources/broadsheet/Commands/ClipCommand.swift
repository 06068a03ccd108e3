import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet clip`: a part of a page as a picture, with its words and its citation.
struct ClipCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clip", _superCommandName: Program.name,
    abstract: "Clip part of a page: its picture, its words and its citation.",
    discussion: """
      Writes a picture of the part and, beside it, a .json file of the same name with the words in the part, \
      where it was cut, and its citation. broadsheet cite reads that file. The clip is also listed with your \
      notes (see broadsheet-notes(1)), unless you give --files-only.

      An article in several pieces is one clip: give --region for each, in reading order. Each gets a picture, and \
      all share one .json file.

      A JPEG is what the source sends for the part, at full size. If a source sends only whole pages, the \
      part is cut here. A PNG has the same pixels, without further loss.
      """)

  @OptionGroup var place: OnePageOptions

  @Option(
    name: .customLong("region"),
    help: ArgumentHelp(
      "The part, in percent of the page: left, top, width and height, e.g. 0,10,50,25. Repeatable.",
      valueName: "x,y,w,h"), transform: PageRegion.argument)
  var regions: [PageRegion] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("jpg or png. Default: as the name after -o says, or jpg.", valueName: "kind"))
  var format: ClipFormat?

  @Option(help: ArgumentHelp("Width of the picture in pixels. Default: full size.", valueName: "pixels"))
  var width: Int?

  @Option(help: ArgumentHelp("The headline of the article.", valueName: "text"))
  var headline: String?

  @Option(
    help: ArgumentHelp(
      "An author: “Example, Ann Mary”, “Ann Mary Example”, or {Associated Press} for an organization. "
        + "Repeatable; semicolons separate several, too.",
      valueName: "name"))
  var author: [String] = []

  @Option(
    name: .customLong("printed-page"),
    help: ArgumentHelp("The number printed on the page.", valueName: "number"))
  var printedPage: String?

  @Option(help: ArgumentHelp("A note of your own.", valueName: "text"))
  var note: String?

  @Option(help: ArgumentHelp("A tag. Repeatable; commas separate several, too.", valueName: "text"))
  var tag: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The name of the files or, if it ends in a slash, their folder, which is created if needed. Default: a "
        + "name made from the page's id, the headline and the region.",
      valueName: "name"), completion: .file())
  var output: String?

  @Flag(help: "Replace files of the same names.")
  var force = false

  @Flag(name: .customLong("files-only"), help: "Do not list the clip with your notes.")
  var isFilesOnly = false

  @Flag(name: .customLong("credit"), help: "Also print who provided the image, if known.")
  var saysCredit = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard !regions.isEmpty else {
      throw ValidationError("Say which part of the page, such as --region 0,10,50,25.")
    }
    guard (16...20_000).contains(width ?? 16) else { throw ValidationError("--width must be 16 to 20000.") }
    for name in author { _ = try CiteCommand.authors(name) }
    if let output, output.isEmpty { throw ValidationError("-o needs a name.") }
    try ClipTarget.check(output)
    let target = ClipTarget(output)
    if let named = target.format, let format, named != format {
      throw ValidationError("The name ends in .\(named.rawValue), but --as is \(format.rawValue).")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let services = try source.services(for: place.home)
    let target = ClipTarget(self.output)
    let folder = ClipFolder(path: target.folder, isMade: target.makesFolder)
    do throws(NewspaperError) {
      // Before requesting anything.
      try folder.check(for: self.output ?? "")
    } catch {
      let advice =
        "Make the folder first, or end its name in a slash to have it created: -o \(target.folder)/"
      output.exit(output.fail(Failure(error).advising(advice, isForCommands: true)))
    }
    var order = ClipOrder(try place.page, regions: regions.map(\.box))
    order.format = format ?? target.format ?? .jpg
    order.width = width
    order.headline = headline
    order.authors = author
    order.note = note ?? ""
    order.tags = tag
    order.printedPage = printedPage
    order.name = target.name
    order.existing = force ? .replaced : .refused
    let view = ClipText(saysCredit: saysCredit, output: output)
    let presenter = ClipPresenter(
      order, maker: services.clipMaker(into: folder, keepsExcerpts: !isFilesOnly))
    await presenter.present(on: view)
    await services.keeping.finish()
    output.exit(view.exitCode)
  }
}

extension ClipFormat: ExpressibleByArgument {}
