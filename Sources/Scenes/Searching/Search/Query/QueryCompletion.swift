import MVP
import Newspapers
import Text

/// Candidates for a part of the query line, and the one shown there.
struct QueryCompletion: Hashable {
  /// How many are looked up: more than anybody tries.
  static let most = 20

  private let before: String
  private let typed: String
  private let after: String
  private(set) var candidates: [QueryCandidate] = []
  private var current: Int?
  private var failure: String?

  init(of text: String, at place: QueryPlace) {
    let start = text.index(text.startIndex, offsetBy: place.range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: place.range.upperBound)
    (before, typed, after) = (String(text[..<start]), String(text[start..<end]), String(text[end...]))
  }

  /// Starts with the first one, or with the last if `steps` is negative.
  mutating func take(_ candidates: [QueryCandidate], by steps: Int) {
    self.candidates = candidates.map {
      QueryCandidate(Sanitizer.sanitized($0.text), note: Sanitizer.sanitized($0.note))
    }
    current = candidates.isEmpty ? nil : steps < 0 ? candidates.count - 1 : 0
  }

  mutating func take(failure: String) { self.failure = failure }

  mutating func move(by steps: Int) {
    guard let current, !candidates.isEmpty else { return }
    let target = (current + steps) % candidates.count
    self.current = target < 0 ? target + candidates.count : target
  }

  private var word: String { current.map { candidates[$0].text } ?? typed }

  /// The line with the candidate in it.
  var text: String { before + word + after }

  /// After the candidate.
  var cursor: Int { before.count + word.count }

  var note: QueryLineNote {
    if let failure { return .notice(.failure(failure)) }
    return candidates.isEmpty
      ? .notice("Nothing to complete here") : .candidates(candidates, current: current)
  }
}

/// What is shown below the query line while it is typed.
enum QueryLineNote: Hashable {
  case notice(Notice)
  /// - Parameter current: the number of the one shown in the line.
  case candidates([QueryCandidate], current: Int?)
}
