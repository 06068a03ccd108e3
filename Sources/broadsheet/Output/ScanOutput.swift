import Newspapers
import Scans
import Terminal

/// Shows scans on the terminal that is standard output, below the existing text.
@MainActor struct ScanOutput {
  private let output: StandardOutput
  private let graphics: Graphics
  private let printer: PicturePrinter
  private let room: Size

  /// Queries what the terminal can show.
  init(_ output: StandardOutput, choice: ImageChoice, environment: [String: String]) async {
    self.output = output
    graphics = await TerminalCapabilities(environment: environment).asked().graphics(for: choice)
    printer = PicturePrinter(graphics: graphics, colorDepth: .detect(environment: environment))
    // Leaves a row for the shell's prompt.
    room = Size(rows: max(1, output.height - 1), columns: output.width)
  }

  /// The useful width of a picture in pixels; more would not be seen.
  var width: Int {
    get throws(NewspaperError) {
      guard graphics.imageProtocol != .none else {
        throw .unsupported(
          source: "this terminal", what: "pictures: save it with -o FILE, or choose a method with --images")
      }
      return graphics.pixels(in: room).width
    }
  }

  /// - Parameter wanted: the part to show, if the source sent more of the page.
  func show(_ scan: PageScan, _ wanted: PageBox) async throws(NewspaperError) {
    let decoded: Scan
    do throws(ScanError) {
      let part = try JPEGHeader(of: scan.jpeg).size.part(wanted, of: scan.region)
      decoded = try await JPEG.decode(scan.jpeg, region: part, covering: graphics.pixels(in: room))
    } catch {
      throw error.newspaperError(host: scan.origin.name)
    }
    output.write(printer.bytes(of: decoded.image.stretched(), in: room))
    // Before the picture, the message would scroll out of view.
    switch decoded.flaw {
    case .cut: output.note("The picture’s file is cut off: the missing part is gray")
    case .damaged: output.note("The picture’s file is damaged: parts of it may be wrong")
    case nil: break
    }
  }
}

extension PixelSize {
  /// The region of `wanted` in a picture of this size that shows `shown`; nil if it is the whole picture.
  fileprivate func part(_ wanted: PageBox, of shown: PageBox) -> PixelRegion? {
    guard wanted != shown, shown.width > 0, shown.height > 0 else { return nil }
    func range(_ start: Double, _ length: Double, _ pixels: Int) -> Range<Int> {
      let first = min(max(0, Int(start * Double(pixels))), pixels - 1)
      return first..<min(max(first + 1, Int((start + length) * Double(pixels))), pixels)
    }
    return PixelRegion(
      columns: range((wanted.x - shown.x) / shown.width, wanted.width / shown.width, width),
      rows: range((wanted.y - shown.y) / shown.height, wanted.height / shown.height, height))
  }
}

extension ScanError {
  /// The same error for a file that `host` sent.
  fileprivate func newspaperError(host: String) -> NewspaperError {
    switch self {
    case .unavailable: .local(what: words)
    case .notJPEG, .truncated, .tooManyPixels, .tooManyBytes, .malformed: .malformed(host: host, what: words)
    }
  }

  /// For use within a sentence.
  private var words: String {
    let sentence = description.hasSuffix(".") ? String(description.dropLast()) : description
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
