/// A list in which the reader's row can be moved from outside, for example by a page opened from it.
public protocol MovableContent: WindowedContent {
  /// The same with the reader's row at `row`; nil leaves it where it is.
  func anchored(at row: Int?) -> Self
}

extension MvpPresenter where Content: MovableContent {
  /// Moves the reader to `row` of the shown list: its cursor goes there once.
  public func moveReader(to row: Int) {
    guard let content = state.content else { return }
    for anchored in [content.anchored(at: row), content.anchored(at: nil)] {
      if let moved = state.replacing(anchored) { show(moved) }
    }
  }
}
