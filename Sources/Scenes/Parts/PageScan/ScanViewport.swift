import Newspapers

/// The visible part of a page's picture: the zoom and the center.
public struct ScanViewport: Hashable, Sendable {
  /// The aspect ratio of the page, width by height.
  private(set) var shape: Double
  private(set) var room: Room
  /// 1 if the whole page is visible.
  private(set) var zoom = 1.0
  /// In fractions of the page's width and height.
  private(set) var middle = Point(x: 0.5, y: 0.5)

  struct Point: Hashable {
    var x, y: Double
  }

  /// Where a picture is shown.
  public struct Room: Hashable, Sendable {
    /// In pixels of the terminal, which are square.
    public let width: Int
    public let height: Int
    /// The number of a picture's pixels shown horizontally; fewer than `width` if pictures are made of
    /// characters.
    public let pixels: Int

    public init(width: Int, height: Int, pixels: Int) {
      self.width = max(1, width)
      self.height = max(1, height)
      self.pixels = max(1, pixels)
    }
  }

  private static let zooms = 1.0...16.0
  /// Typical for newspapers; used until the picture's own is known.
  private static let usualShape = 0.75

  init(room: Room, shape: Double = usualShape) {
    self.room = room
    self.shape = shape
  }

  /// The visible part.
  var region: PageBox {
    PageBox(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// The horizontal pixels of the visible part of a picture: more would be invisible.
  var pixels: Int {
    max(1, Int((pageWidth * width * Double(room.pixels) / Double(room.width)).rounded(.up)))
  }

  /// The width of the whole page at this zoom, in pixels of the terminal.
  private var pageWidth: Double { min(Double(room.width), Double(room.height) * shape) * zoom }
  private var pageHeight: Double { pageWidth / shape }
  private var width: Double { min(1, Double(room.width) / pageWidth) }
  private var height: Double { min(1, Double(room.height) / pageHeight) }

  // MARK: Moving

  var isAtBottom: Bool { middle.y + height / 2 > 0.999 }
  var isAtRight: Bool { middle.x + width / 2 > 0.999 }

  mutating func fit(_ room: Room) {
    self.room = room
    settle()
  }

  mutating func take(shape: Double) {
    guard shape.isFinite, shape > 0.05, shape < 20 else { return }
    self.shape = shape
    settle()
  }

  mutating func enlarge(by factor: Double) {
    zoom = min(max(zoom * factor, ScanViewport.zooms.lowerBound), ScanViewport.zooms.upperBound)
    settle()
  }

  mutating func showWhole() { (zoom, middle) = (1, Point(x: 0.5, y: 0.5)) }

  /// Fits the page to the available width, showing its top.
  mutating func fitWidth() {
    zoom = 1
    enlarge(by: Double(room.width) / pageWidth)
    moveToTop()
  }

  /// Fits `box` to the available width with a small margin, showing its top.
  mutating func fit(_ box: PageBox) {
    guard box.width > 0 else { return }
    let margin = box.width * 0.03
    zoom = 1
    enlarge(by: Double(room.width) / (pageWidth * (box.width + 2 * margin)))
    middle = Point(x: box.x + box.width / 2, y: box.y - margin * shape + height / 2)
    settle()
  }

  /// Moves by fractions of the visible part: 1 is a view to the right, or down.
  mutating func pan(x: Double, y: Double) {
    middle = Point(x: middle.x + x * width, y: middle.y + y * height)
    settle()
  }

  mutating func moveToTop() {
    middle = Point(x: 0, y: 0)
    settle()
  }

  mutating func moveToEnd() {
    middle = Point(x: 1, y: 1)
    settle()
  }

  /// Moves a view down; at the bottom, continues at the top of the part to the right. False at the end of the
  /// page.
  mutating func readOn() -> Bool {
    if !isAtBottom {
      pan(x: 0, y: 0.9)
    } else if !isAtRight {
      pan(x: 0.95, y: -.infinity)
    } else {
      return false
    }
    return true
  }

  /// Centers `box` unless all of it is visible.
  mutating func reveal(_ box: PageBox) {
    let view = region
    let isInSight =
      box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width
      && box.y + box.height <= view.y + view.height
    guard !isInSight else { return }
    middle = Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
    settle()
  }

  private mutating func settle() {
    middle.x = min(max(middle.x, width / 2), 1 - width / 2)
    middle.y = min(max(middle.y, height / 2), 1 - height / 2)
  }
}
