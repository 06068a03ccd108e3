import Scans

extension Scan.Flaw {
  /// Beside the picture, where there is little room: a sentence.
  var sentence: String {
    switch self {
    case .cut: "This scan's file is truncated."
    case .damaged: "This scan is damaged."
    }
  }
}
