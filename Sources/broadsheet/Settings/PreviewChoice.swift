import Scenes

/// When something is shown beside a row or a day that takes a request of its own: a front page, or the text of a page that
/// a search found.
enum PreviewChoice: String, CaseIterable, Sendable {
  /// Once the reader rests on it.
  case rest
  /// When the reader asks for it.
  case ask
  /// Front pages are not even shown if they are here.
  case never

  var ofFrontPages: FrontPagePreview {
    switch self {
    case .rest: .rest
    case .ask: .ask
    case .never: .never
    }
  }
}
