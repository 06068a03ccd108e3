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
    commandName: "image", _superCommandName: Program.name,
    abstract: "Show or save the picture of a page, or part of it.",
    discussion: """
      On a terminal, the picture is shown as large as fits, in the best way the terminal supports, or as \
      --images says. With -o, it is saved, and on a pipe, it goes to standard output, as the JPEG that the \
      source sends, never larger than the source has it. If a source sends only whole pages, the picture is \
      cut and scaled here. If the name ends in .png, the file is a PNG.

      --from-search takes the pages of a search: -o then names a folder, created if needed, and each picture \
      gets the name that “broadsheet get” would give it, with _pct-0-10-50-25 for the part of --region \
      0,10,50,25. Pictures that already exist are not requested again, unless you give --force.
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
      "The file to write, .jpg or .png; - for standard output. With --from-search, a folder.",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Replace existing files.")
  var force = false

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
    if place.list != nil, sequence != nil {
      throw ValidationError("--from-search names the pages: omit --page.")
    }
    guard (16...20_000).contains(width ?? ImageCommand.savedWidth) else {
      throw ValidationError("--width must be 16 to 20000.")
    }
    if output != nil, images.images != nil {
      throw ValidationError("--images is for pictures shown on the terminal: omit it or -o.")
    }
    if force, output == nil { throw ValidationError("--force is for files: name one with -o.") }
    if place.list == nil { try ClipTarget.checkPicture(output, "A picture is saved as JPEG or PNG") }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    if self.output == "-", output.isTerminal {
      throw ValidationError("Not writing a picture to the terminal: omit -o to see it, or name a file.")
    }
    if let list = place.list, let folder = self.output ?? (output.isTerminal ? nil : "-") {
      guard folder != "-" else {
        throw ValidationError("--from-search gives several pictures: name a folder for them with -o.")
      }
      output.exit(try await save(list, into: folder, output))
    }
    if place.list == nil, let refusal = OutputFile.refusal(of: [file], isForced: force) {
      output.exit(output.fail(refusal))
    }
    let environment = ProcessInfo.processInfo.environment
    let terminal =
      self.output == nil && output.isTerminal
      ? await TerminalPictures(
        output, choice: images.choice(try Settings.forCommand()), environment: environment) : nil
    if terminal != nil, terminal?.size == nil { output.exit(output.fail(ImageCommand.noPictures)) }
    if let list = place.list {
      output.exit(
        try await source.forPages(of: list, output) { services, lines, _ in
          await show(lines, services, terminal, output)
        })
    }
    let page = PageID(issue: try place.issue, sequence: sequence ?? place.namedPage ?? 1)
    output.exit(await show(page, try source.services(for: place.home), terminal, output))
  }

  /// Shows the picture of a page, or writes it.
  @MainActor private func show(
    _ page: PageID, _ services: Services, _ terminal: TerminalPictures?, _ output: StandardOutput
  ) async -> Int32 {
    let view = PageImageOutput(output, terminal: terminal, file: file)
    let order = PageImageOrder(page: page, picture: picture(in: terminal?.size), room: terminal?.size)
    let presenter = PageImagePresenter(
      order: order, archive: services.service.archive, renderer: ScanRenderer(), cutting: ClipCutter())
    await presenter.present(on: view)
    return view.exitCode
  }

  /// Shows the pictures of pages one below another.
  @MainActor private func show(
    _ lines: [PageLine], _ services: Services, _ terminal: TerminalPictures?, _ output: StandardOutput
  ) async -> Int32 {
    var exitCode = ExitStatus.done
    for line in lines {
      let issue = line.page.issue
      output.write([
        "== \(line.title ?? issue.lccn.description) · \(issue.date.words) · page \(line.page.sequence) =="
      ])
      let code = await show(line.page, services, terminal, output)
      if exitCode == ExitStatus.done { exitCode = code }
      if [ExitStatus.tryLater, ExitStatus.unavailable].contains(code) { break }
    }
    return exitCode
  }

  @MainActor private func save(
    _ list: String, into folder: String, _ output: StandardOutput
  ) async throws -> Int32 {
    try await source.forPages(of: list, output) { services, lines, _ in
      let order = SaveOrder(
        .pages(lines.map(\.page)), files: [.jpg], template: try template, replaces: force,
        picture: picture(in: nil))
      let view = SaveText(output: output)
      let presenter = SavePresenter(
        order: order, archive: services.service.archive, saver: services.saver(into: folder),
        cutting: ClipCutter())
      await presenter.present(on: view)
      return view.exitCode
    }
  }

  /// A part has another name than its page.
  private var template: FileNameTemplate {
    get throws {
      guard let region, region.box != .whole else { return .usual }
      return try FileNameTemplate(
        FileNameTemplate.standard.replacing(".{ext}", with: "_\(region.fileWord).{ext}"))
    }
  }

  /// The file to write; nil for standard output or the terminal.
  private var file: String? { OutputFile.path(output) }

  private func picture(in room: PixelSize?) -> PictureFile {
    let view = ScanView(region: region?.box ?? .whole, width: width ?? room?.width ?? ImageCommand.savedWidth)
    let format = place.list == nil ? ClipTarget(output).format : nil
    return PictureFile(view, as: format ?? .jpg, width: width)
  }
}
