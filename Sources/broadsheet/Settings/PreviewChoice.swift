import Scenes

/// When to show something beside a row or a day that takes a separate request: a front page, or the text of a
/// page that a search found.
enum PreviewChoice: String, CaseIterable, Sendable {
  /// Once the reader pauses on it.
  case rest
  /// When the reader requests it.
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
