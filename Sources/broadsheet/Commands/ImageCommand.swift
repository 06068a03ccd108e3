import ArgumentParser
import FoundationEssentials
import MVP
import Newspapers
import Presentation
import Scans
import Scenes

/// `broadsheet image`: the picture of a page, or part of it.
struct ImageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: "Show or save the picture of a page, or part of it.",
    discussion: """
      On a terminal, the picture is shown as large as fits, in the best way the terminal supports, or as \
      --images says. With -o it is saved, and on a pipe it goes to standard output: a JPEG as the source \
      sends it, never larger than the source has it, and the whole page if the source cannot crop.
      """)

  @OptionGroup var place: IssueOptions

  @Option(
    name: .customLong("page"), help: ArgumentHelp("Which page. Default: the first.", valueName: "number"))
  var sequence: Int?

  @Option(
    help: ArgumentHelp(
      "The part, in percent of the page: left, top, width and height, e.g. 0,10,50,25.",
      valueName: "x,y,w,h"), transform: PageRegion.argument)
  var region: PageRegion?

  @Option(
    help: ArgumentHelp(
      "Width of the picture in pixels. Default: \(ImageCommand.savedWidth), or what fits when it is shown.",
      valueName: "pixels"))
  var width: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, replaced if it exists; - for standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var images: ImagesOptions

  @OptionGroup var source: SourceOptions

  private static let savedWidth = 1200

  private static let noPictures = Failure(
    "this terminal does not show pictures",
    advice: ["Save the picture with -o FILE, or choose a method with --images."], exitCode: ExitStatus.usage)

  func validate() throws {
    guard sequence ?? 1 >= 1 else { throw ValidationError("Pages are numbered from 1.") }
    if place.namedPage != nil, sequence != nil {
      throw ValidationError("That is the address of a single page: omit --page, or give the issue.")
    }
    guard (16...20_000).contains(width ?? ImageCommand.savedWidth) else {
      throw ValidationError("--width must be 16 to 20000.")
    }
    if output != nil, images.images != nil {
      throw ValidationError("--images is for pictures shown on the terminal: omit it or -o.")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    if self.output == "-", output.isTerminal {
      throw ValidationError("Not writing a picture to the terminal: omit -o to see it, or name a file.")
    }
    let page = PageID(issue: try place.issue, sequence: sequence ?? place.namedPage ?? 1)
    let settings = try Settings.forCommand()
    let archive = try source.services(for: place.home).service.archive
    let environment = ProcessInfo.processInfo.environment
    let terminal =
      self.output == nil && output.isTerminal
      ? await TerminalPictures(output, choice: images.choice(settings), environment: environment) : nil
    let view = PageImageOutput(output, terminal: terminal, file: self.output == "-" ? nil : self.output)
    let room = terminal?.size
    if terminal != nil, room == nil { output.exit(output.fail(ImageCommand.noPictures)) }
    let order = PageImageOrder(
      page: page,
      view: ScanView(
        region: region?.box ?? .whole, width: width ?? room?.width ?? ImageCommand.savedWidth),
      room: room)
    let presenter = PageImagePresenter(order: order, archive: archive, renderer: ScanRenderer())
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }
}
