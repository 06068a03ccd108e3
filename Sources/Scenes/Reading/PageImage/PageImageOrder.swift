import Newspapers
import Presentation
import Scans

/// Which picture of a page is wanted, and what for.
public struct PageImageOrder: Hashable, Sendable {
  public let page: PageID
  public let picture: PictureFile
  /// How many pixels there is room for, to show it; nil to save it.
  public let room: PixelSize?

  public init(page: PageID, picture: PictureFile, room: PixelSize?) {
    self.page = page
    self.picture = picture
    self.room = room
  }
}
