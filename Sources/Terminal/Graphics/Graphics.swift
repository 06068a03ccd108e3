import Scans

/// How to show pictures on a terminal, based on what is known about it.
public struct Graphics: Hashable, Sendable {
  public let imageProtocol: ImageProtocol
  /// The size of a cell in pixels as the terminal reports it, or that of a typical font.
  public let cell: PixelSize
  /// kitty's pictures are made of cells, which text can cover and scroll like other text.
  let hasPlaceholders: Bool
  /// Graphics commands have to be passed through tmux.
  let isInTmux: Bool
  /// Sixels and iTerm2's pictures stay under text written over them, as in Konsole, until a kitty command
  /// removes them.
  let keepsTiles: Bool

  public init(_ imageProtocol: ImageProtocol, cell: PixelSize? = nil) {
    self.init(imageProtocol, cell: cell, hasPlaceholders: false, isInTmux: false)
  }

  init(
    _ imageProtocol: ImageProtocol, cell: PixelSize?, hasPlaceholders: Bool, isInTmux: Bool,
    keepsTiles: Bool = false
  ) {
    self.imageProtocol = imageProtocol
    self.cell = cell.flatMap { Graphics.isCell($0) ? $0 : nil } ?? Graphics.usualCell
    self.hasPlaceholders = hasPlaceholders
    self.isInTmux = isInTmux
    self.keepsTiles = keepsTiles
  }

  /// How many pixels of a picture a cell shows.
  public var pixelsPerCell: PixelSize {
    switch imageProtocol {
    case .kitty, .iterm2, .sixel: cell
    case .blocks, .none: BlockEncoder.pixelsPerCell
    }
  }

  /// How many pixels of a picture fit into `room`. More are useless.
  public func pixels(in room: Size) -> PixelSize {
    PixelSize(width: room.columns * pixelsPerCell.width, height: room.rows * pixelsPerCell.height)
  }

  /// How many of a picture's rows of pixels fit into `room` if it takes all of its columns.
  func height(of picture: PixelSize, filling room: Size) -> Int {
    min(picture.height, picture.width * room.rows * cell.height / max(1, room.columns * cell.width))
  }

  /// The cells that a picture of that size takes, scaled to fit into `room` without distortion.
  func cells(for picture: PixelSize, in room: Size) -> Size {
    guard picture.width > 0, picture.height > 0, room.rows > 0, room.columns > 0 else {
      return Size(rows: 0, columns: 0)
    }
    let (width, height) = (room.columns * cell.width, room.rows * cell.height)
    let isWide = picture.width * height > picture.height * width
    let columns =
      isWide ? room.columns : (picture.width * height / picture.height + cell.width / 2) / cell.width
    let rows = isWide ? (picture.height * width / picture.width + cell.height / 2) / cell.height : room.rows
    return Size(
      rows: min(max(1, rows), room.rows), columns: min(max(1, columns), room.columns))
  }

  private static let usualCell = PixelSize(width: 10, height: 20)

  private static func isCell(_ size: PixelSize) -> Bool {
    (2...200).contains(size.width) && (2...200).contains(size.height)
  }
}
