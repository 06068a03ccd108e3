import MVP
import Newspapers
import Pending

/// Drawing what is visible.
extension PageScanPresenter {
  /// Draws what is visible, unless it is drawn, and learns the shape of the page from its picture. The
  /// previous drawing stays until then. Meanwhile requests continue; a call for a later view should cancel
  /// it.
  public func draw() async {
    guard let wanted = undrawn, let picture = pictures.first(where: { $0.number == wanted.picture }) else {
      return
    }
    do {
      let shape = try await renderer.prepare(picture, keeping: pictures)
      guard !Task.isCancelled, pictures.contains(picture) else { return }
      // This may change what is visible.
      if let shape { learn(shape: shape) }
      // The drawing makes no difference to keys.
      PendingWork.current?.settle()
      guard !Task.isCancelled, let source = undrawn, source.picture == picture.number,
        let drawn = try await renderer.draw(source, from: picture)
      else { return }
      // The note does not outlive its picture: a flawless picture has none.
      take(drawn, drawn.flaw?.sentence, for: source)
    } catch {
      take(nil, "\(error)", for: wanted)
    }
  }

  /// Shows what `source` has become, unless something else is visible by now.
  private func take(_ drawn: DrawnScan?, _ note: String?, for source: DrawnScan.Source) {
    guard !Task.isCancelled, source == undrawn else { return }
    (self.drawn, self.note, drawnSource) = (drawn, note, source)
    showCurrent()
  }

  /// What has to be drawn.
  var undrawn: DrawnScan.Source? {
    guard let view, let picture = PageScanPresenter.best(of: pictures, for: view) else { return nil }
    let source = DrawnScan.Source(picture: picture.number, view: view, marks: marks, frames: frames)
    return source == drawnSource ? nil : source
  }

  /// The most detailed picture that covers what is visible.
  private static func best(of pictures: [ScanPicture], for view: ScanViewport) -> ScanPicture? {
    pictures.filter { $0.covers(view.region) }.max { $0.scale < $1.scale } ?? pictures.first
  }
}
