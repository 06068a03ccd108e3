import Scans
import Terminal

/// Shows pictures on the terminal at standard output, below the existing text.
@MainActor struct TerminalPictures {
  private let graphics: Graphics
  private let printer: PicturePrinter
  private let room: Size

  /// Queries what the terminal can show.
  init(_ output: StandardOutput, choice: ImageChoice, environment: [String: String]) async {
    graphics = await TerminalCapabilities(environment: environment).asked().graphics(for: choice)
    printer = PicturePrinter(graphics: graphics, colorDepth: .detect(environment: environment))
    // Leaves a row for the shell's prompt.
    room = Size(rows: max(1, output.height - 1), columns: output.width)
  }

  /// The useful size of a picture in pixels; more would be invisible. Nil if the terminal shows none.
  var size: PixelSize? { graphics.imageProtocol == .none ? nil : graphics.pixels(in: room) }

  /// The bytes that show `image` as large as there is room.
  func bytes(of image: GrayImage) -> [UInt8] { printer.bytes(of: image, in: room) }
}
