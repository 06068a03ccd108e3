import MVP
import Text

/// What the status bar has no room for.
extension ScreenStatus {
  /// The notices, with the reader's keys in them.
  func resolvedNotices(_ names: KeyNames) -> [Notice] { notices.map { $0.saying(names.resolved($0.words)) } }

  /// The notices that have to be read whole, but do not fit into a bar of that many cells.
  /// - Parameter positionRoom: the cells of the widest position: while it grows as the reader moves, the rows
  ///   must stay in place.
  func overflow(width: Int, positionRoom: Int, _ names: KeyNames) -> [Notice] {
    let right = max(TextWidth.of(position), positionRoom, ScreenStatus.leastPositionRoom)
    var room = width - TextWidth.of(source) - right - 4
    return resolvedNotices(names).filter { notice in
      let columns = TextWidth.of(notice.text) + 2
      if columns <= room {
        room -= columns
        return false
      }
      return notice.isReadWhole
    }
  }

  /// The cells for the position of a screen that does not say how many it takes.
  private static let leastPositionRoom = 10
}
