import MVP
import Newspapers
import Presentation

/// What is marked on the page, and the layout that says where it is.
extension PageScanPresenter {
  /// Marks what matches `sought` on the page, and scrolls to match number `current`.
  /// - Parameter known: where the words are, if that is known; otherwise the page's layout determines it.
  public func mark(_ sought: Sought?, current: Int?, known: [PageBox] = []) async {
    guard let page, let sought else {
      marks = []
      return showCurrent()
    }
    var matches = known.map { [$0] }
    if known.isEmpty {
      guard let layout = await knownLayout(page), page == self.page else { return }
      matches = layout.boxes(of: sought)
    }
    marks = matches.flatMap(\.self)
    if let current, matches.indices.contains(current), let box = matches[current].first {
      move { $0.reveal(box) }
    }
    showCurrent()
    await settle()
  }

  /// Draws frames on `page`, if that is what is shown.
  public func frame(_ frames: [ScanFrame], on page: PageID) {
    guard page == self.page, frames != self.frames else { return }
    self.frames = frames
    showCurrent()
  }

  /// Enlarges the column in the middle.
  public func showColumn() async {
    guard let page, let view, let layout = await knownLayout(page), page == self.page else { return }
    guard let column = layout.column(at: view.middle.x, view.middle.y) else { return }
    move { $0.fit(column) }
    await settle()
  }

  private func knownLayout(_ page: PageID) async -> PageLayout? {
    if let layout { return layout }
    do throws(NewspaperError) {
      let read = try await archive.layout(of: page, freshness: .atHand)
      guard page == self.page else { return nil }
      layout = read
      return read
    } catch {
      // The picture can be viewed without it, and has yet to arrive.
      let isWanted = page == self.page && !asksNobody && !isLoadingWhole
      if error != .canceled, isWanted { showFailure(Failure(error)) }
      return nil
    }
  }
}
