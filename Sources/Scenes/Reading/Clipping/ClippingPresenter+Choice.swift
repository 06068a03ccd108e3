import MVP
import Newspapers
import Presentation

/// What the reader chooses among.
extension ClippingPresenter {
  /// What the headline may be.
  public var headlines: [String] { state.content?.text.map(HeadlineProposal.lines) ?? [] }

  /// Whether the first of `headlines` is proposed.
  public var hasHeadline: Bool { state.content?.text.map(HeadlineProposal.beginsWithHeadline) ?? false }

  /// Frames the block that was clicked. A click in the frame leaves it as it was drawn, unless it is the whole page.
  public func takeBlock(clickedAt place: (x: Double, y: Double)) {
    if region == .whole || !region.contains(x: place.x, y: place.y) { takeBlock(at: place) }
  }
}
