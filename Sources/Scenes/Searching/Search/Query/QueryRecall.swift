import MVP
import Text

/// Going through earlier queries.
struct QueryRecall: Hashable {
  /// What was typed, and is restored at the end.
  let typed: String
  /// What they have to contain; empty for all of them.
  let pattern: String
  /// The most recent first.
  private let queries: [String]
  /// How far back; 0 is what was typed.
  private var age = 0
  private let failure: String?

  /// - Parameter queries: the most recent last.
  init(_ queries: [String] = [], typed: String, pattern: String, failure: String? = nil) {
    (self.typed, self.pattern, self.failure) = (typed, pattern, failure)
    let wanted = pattern.lowercased()
    self.queries = queries.reversed().filter { query in
      query != typed && (wanted.isEmpty || query.lowercased().contains(wanted))
    }.map { Sanitizer.sanitized($0) }
  }

  var text: String { age == 0 ? typed : queries[age - 1] }

  /// Goes back this many, or forward.
  /// - Returns: the query there; nil if there is none.
  mutating func move(by steps: Int) -> String? {
    guard (0...queries.count).contains(age + steps) else { return nil }
    age += steps
    return text
  }

  /// `Earlier query 2 of 31`.
  var note: QueryLineNote? {
    if let failure { return .notice(.failure(failure)) }
    guard !queries.isEmpty else {
      return .notice(
        pattern.isEmpty ? "No earlier queries" : "No earlier query has “\(Sanitizer.sanitized(pattern))”")
    }
    guard age > 0 else { return nil }
    let all = "Earlier query \(age) of \(queries.count)"
    return .notice(pattern.isEmpty ? Notice(all) : "\(all) with “\(Sanitizer.sanitized(pattern))”")
  }
}
