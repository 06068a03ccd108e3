import MVP
import Newspapers
import Presentation

extension NewspaperListPresenter {
  /// Adds when the newspapers of the list existed, on this machine, if counting costs no request. The
  /// timeline is optional: a source that cannot count has none, and any other failure would have failed the
  /// list.
  func showTimeline() async {
    guard hasTimeline, directory.isLocal, state.content != nil else { return }
    let asked = query
    guard let decades = try? await directory.decades(matching: asked), asked == query, !Task.isCancelled
    else {
      return
    }
    timeline = Timeline(decades)
    guard case .content(let content) = state, content.identity == asked else { return }
    show(.content(content.adding(timeline)))
  }
}
