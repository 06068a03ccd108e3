import Newspapers
import Scans

/// Which picture of a page is wanted, and what for.
public struct PageImageOrder: Hashable, Sendable {
  public let page: PageID
  public let view: ScanView
  /// How many pixels there is room for, if it is to be shown; nil if it is to be saved as its source sends it.
  public let room: PixelSize?

  public init(page: PageID, view: ScanView, room: PixelSize?) {
    self.page = page
    self.view = view
    self.room = room
  }
}
