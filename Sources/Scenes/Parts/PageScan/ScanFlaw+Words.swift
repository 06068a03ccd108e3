import Scans

extension Scan.Flaw {
  /// For a place beside the picture, where there is little room: a sentence.
  var sentence: String {
    switch self {
    case .cut: "This scan's file is truncated."
    case .damaged: "This scan is damaged."
    }
  }

  /// Below a picture that a command shows: what is wrong, and where it shows.
  var explanation: String {
    switch self {
    case .cut: "The picture's file is truncated: the missing part is gray"
    case .damaged: "The picture's file is damaged: parts of it may be wrong"
    }
  }
}
