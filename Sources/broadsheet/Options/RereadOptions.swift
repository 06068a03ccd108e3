import ArgumentParser
import Newspapers

/// Options for reading pages again on this machine.
struct RereadOptions: ParsableArguments {
  enum Text: String, CaseIterable, ExpressibleByArgument {
    case again, source
  }

  @Flag(
    name: .customLong("again"),
    help: "Read the scan on this machine with Tesseract, and keep the text beside the source's.")
  var isAgain = false

  @Option(
    name: .customLong("region"),
    help: ArgumentHelp(
      "With --again: the part to read, in percent of the page: left, top, width and height.",
      valueName: "x,y,w,h"), transform: PageRegion.argument)
  var regions: [PageRegion] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "With --again: a language, its code, or the name of Tesseract's data, such as frk; can be repeated. "
        + "Default: the page's.",
      valueName: "language"))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "The page's text from now on: the one read again, or the source's.", valueName: "again|source")
  )
  var prefer: Text?

  @Flag(
    name: .customLong("undo"), help: "Undo the page's last --again or --prefer.")
  var isUndo = false

  @Flag(
    name: .customLong("original"), help: "Print the source's text, whichever is preferred.")
  var isOriginal = false

  func validate() throws {
    if !isAgain, !regions.isEmpty || !languages.isEmpty {
      throw ValidationError("--region and --language need --again.")
    }
    if regions.count > 1 { throw ValidationError("Give one --region at a time.") }
    if isUndo, isAgain || prefer != nil || isOriginal {
      throw ValidationError("--undo cannot be combined with --again, --prefer or --original.")
    }
    if isOriginal, isAgain || prefer != nil {
      throw ValidationError("--original cannot be combined with --again or --prefer.")
    }
    _ = try data
  }

  /// Whether there is anything to do besides printing texts.
  var changesAnything: Bool { isAgain || isUndo || prefer != nil }

  /// Names of Tesseract's data; empty for the page's languages.
  var data: [String] {
    get throws {
      var data: [String] = []
      for written in languages.flatMap({ $0.split(separator: "+").map(String.init) }) {
        let found = OCRLanguage.data(written: written)
        guard !found.isEmpty else {
          throw ValidationError("Tesseract has no data for “\(written)”; see “broadsheet doctor”.")
        }
        data += found.filter { !data.contains($0) }
      }
      return data
    }
  }
}
