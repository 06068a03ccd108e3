import Newspapers
import Presentation

extension ClippingPresenter {
  @concurrent static func read(
    _ layout: PageLayout
  ) async -> (layout: PageLayout, clipper: PageClipper) {
    let layout = layout.sanitized()
    return (layout, PageClipper(layout))
  }
}
