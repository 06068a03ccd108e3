import MVP
import Newspapers

/// Shows a list, only a window of which is loaded.
open class WindowPresenter<Content: WindowedContent>: MvpPresenter<Content> {
  /// The rows to load.
  public private(set) final var window: Window
  private let windowSize: Int

  /// - Parameter windowSize: the number of rows kept at a time.
  public init(windowSize: Int) {
    self.windowSize = windowSize
    window = Window(offset: 0, limit: windowSize)
  }

  /// Moves the window so that `rows` are in the middle of it.
  public final func reveal(_ rows: Range<Int>) async {
    window = Window(around: rows, size: windowSize)
    await load()
  }

  /// Loads the rows of the window, and shows them.
  open func load() async {}
}
