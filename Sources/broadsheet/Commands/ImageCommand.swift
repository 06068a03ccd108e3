import ArgumentParser
import FoundationEssentials
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet image`: the picture of a page, or part of it.
struct ImageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: "Show the picture of a page, or of a part of it, or save it.",
    discussion: """
      On a terminal the picture is shown, as large as there is room, in the best way that the terminal says it can, \
      or as --images says. With -o it is saved, and on a pipe it goes to standard output: a JPEG as its source gives \
      it, no larger than the source has it, and the whole page where the source cannot cut.
      """)

  @OptionGroup var place: IssueOptions

  @Option(
    name: .customLong("page"), help: ArgumentHelp("Which page; the first if not given.", valueName: "number"))
  var sequence: Int?

  @Option(
    help: ArgumentHelp(
      "The part, in percent of the page: left, top, width and height, such as 0,10,50,25.",
      valueName: "x,y,w,h"), transform: PageRegion.argument)
  var region: PageRegion?

  @Option(
    help: ArgumentHelp(
      "Pixels that the picture should be wide; \(ImageCommand.savedWidth) if not given, and where it is shown as many as fit.",
      valueName: "pixels"))
  var width: Int?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, which is replaced if it is there; - is standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var images: ImagesOptions

  @OptionGroup var source: SourceOptions

  private static let savedWidth = 1200

  func validate() throws {
    guard sequence ?? 1 >= 1 else { throw ValidationError("Pages are numbered from 1.") }
    if place.namedPage != nil, sequence != nil {
      throw ValidationError("The address is of one page: leave out --page, or name the issue.")
    }
    guard (16...20_000).contains(width ?? ImageCommand.savedWidth) else {
      throw ValidationError("--width can be 16 to 20000.")
    }
    if output != nil, images.images != nil {
      throw ValidationError("--images is for pictures that are shown: leave out either it or -o.")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    if self.output == "-", output.isTerminal {
      throw ValidationError("A picture is no text: leave out -o to see it, or name a file.")
    }
    let page = PageID(issue: try place.issue, sequence: sequence ?? place.namedPage ?? 1)
    let settings = try Settings.forCommand()
    let archive = try source.services(for: place.home).service.archive
    do throws(NewspaperError) {
      if self.output == nil, output.isTerminal {
        let screen = await ScanOutput(
          output, choice: images.choice(settings), environment: ProcessInfo.processInfo.environment)
        let fitting = try screen.width
        let view = ScanView(region: region?.box ?? .whole, width: width ?? fitting)
        try await screen.show(try await archive.scan(of: page, view), view.region)
      } else {
        let view = ScanView(region: region?.box ?? .whole, width: width ?? ImageCommand.savedWidth)
        try write(try await archive.scan(of: page, view), view.region, output)
      }
    } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
    output.exit(ExitStatus.done)
  }

  @MainActor private func write(
    _ scan: PageScan, _ wanted: PageBox, _ output: StandardOutput
  ) throws(NewspaperError) {
    guard scan.jpeg.starts(with: [0xFF, 0xD8]) else {
      throw .malformed(host: scan.origin.name, what: "what came is no JPEG")
    }
    // A source that can crop returns whole pixels, which is slightly more.
    if scan.region == .whole, wanted != .whole {
      output.note("\(scan.origin.name) cannot cut: this is more of the page than was asked for")
    }
    if let file = self.output, file != "-" {
      try OutputFile.write(scan.jpeg, to: file)
    } else {
      output.write(scan.jpeg)
    }
  }
}
