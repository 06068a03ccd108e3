import MVP
import Newspapers
import Presentation

/// The reader's choices.
extension ClippingPresenter {
  /// Possible headlines.
  public var headlines: [String] { state.content?.text.map(HeadlineProposal.lines) ?? [] }

  /// Whether the first of `headlines` is suggested.
  public var hasHeadline: Bool { state.content?.text.map(HeadlineProposal.beginsWithHeadline) ?? false }

  /// Frames the clicked block. A click inside the frame leaves it as drawn, unless it is the whole page.
  public func takeBlock(clickedAt place: (x: Double, y: Double)) {
    if region == .whole || !region.contains(x: place.x, y: place.y) { takeBlock(at: place) }
  }
}
