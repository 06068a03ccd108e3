import ArgumentParser
import MVP
import Newspapers
import Scenes

/// `broadsheet image`: the picture of a page, or of a part of it.
struct ImageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: "Save the picture of a page, or of a part of it.",
    discussion: """
      The picture is a JPEG, as its source gives it: no larger than the source has it, and the whole page where \
      the source cannot cut. It goes to standard output where that is no terminal and -o is not given.
      """)

  @OptionGroup var page: PageOptions

  @Option(name: .customLong("page"), help: ArgumentHelp("Which page; without it 1.", valueName: "N"))
  var sequence: Int?

  @Option(
    help: ArgumentHelp(
      "The part, in percent of the page: left, top, width and height, such as 0,10,50,25.",
      valueName: "x,y,w,h"))
  var region: PageRegion?

  @Option(help: ArgumentHelp("Pixels that the picture should be wide.", valueName: "pixels"))
  var width = 1200

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, which is replaced if it is there; - is standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard sequence ?? 1 >= 1 else { throw ValidationError("Pages are counted from 1.") }
    guard (16...20_000).contains(width) else { throw ValidationError("--width can be 16 to 20000.") }
  }

  @MainActor func run() async throws {
    let place = try page.place()
    let output = StandardOutput()
    if self.output == "-", output.isTerminal {
      throw ValidationError("A picture is no text: name a file with -o.")
    }
    let archive = try source.services().archive()
    let id = PageID(issue: place.issue, sequence: sequence ?? place.page ?? 1)
    do throws(NewspaperError) {
      guard self.output != nil || !output.isTerminal else { throw ImageCommand.cannotShow }
      let scan = try await archive.scan(of: id, ScanView(region: region?.box ?? .whole, width: width))
      guard scan.jpeg.starts(with: [0xFF, 0xD8]) else {
        throw .malformed(host: scan.origin.name, what: "what came is no JPEG")
      }
      if let region, scan.region != region.box {
        output.note("\(scan.origin.name) cannot cut: this is more of the page than was asked for")
      }
      if let file = self.output, file != "-" {
        try OutputFile.write(scan.jpeg, to: file)
      } else {
        output.write(scan.jpeg)
      }
    } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
    try output.exit(ExitStatus.done)
  }

  /// Showing the picture on the terminal goes in here.
  private static let cannotShow = NewspaperError.unsupported(
    source: Program.name, what: "pictures on a terminal yet: save it with -o FILE, or pipe it on")
}
