import MVP
import Newspapers
import Presentation

/// What the hits of a search, or their count, take.
struct ExplainedCost {
  let requests: Int
  let words: String

  /// - Parameter countsExactly: whether an exact count is wanted, or an ordinary one; nil for the hits of `window`.
  init(_ explanation: SearchExplanation, _ window: Window, countsExactly: Bool?) {
    let count: Int
    let checks: Int
    let bound: String
    if let countsExactly {
      let exact = countsExactly ? explanation.exactRequests : nil
      count = exact ?? explanation.countRequests
      checks = explanation.checkRequests > 0 ? count : 0
      // Rows have to be read if lengths of lists do not give a count.
      bound = explanation.countIsExact || explanation.exactRequests != nil ? "" : "about "
    } else {
      count = explanation.requests(for: window)
      checks = explanation.checkRequests
      // How many pages there are is not known, nor how many of those read are shown: short lists take fewer
      // requests, and lists of which few rows pass take more.
      bound = !explanation.countIsExact ? "about " : count > 1 ? "up to " : ""
    }
    self.requests = count
    guard explanation.requests > 0 else {
      words = "nothing"
      return
    }
    let time = ProgressWords.estimate(count * explanation.secondsPerRequest)
    let offered = countsExactly == true ? SearchExplanation.offered : 0
    let allowed = max(offered, explanation.allowed)
    let more = count > allowed ? "; more than \(allowed): \(SearchWords.option(allowing: count))" : ""
    // Only rows show whether they say what was found.
    let check = checks > 0 ? "; up to \(Numerals.grouped(checks)) more to check that it heeds the words" : ""
    let what = countsExactly == nil ? ExplainedCost.hits(window) : "count"
    let sent = Numerals.count(count, "request")
    words =
      "\(what): \(bound)\(sent) to \(explanation.source), about \(time)\(check)\(more)"
  }

  /// `first 50 hits`, `hits 951 to 1,000`.
  private static func hits(_ window: Window) -> String {
    let last = Numerals.grouped(window.end)
    guard window.offset > 0 else { return window.limit == 1 ? "first hit" : "first \(last) hits" }
    return window.limit == 1 ? "hit \(last)" : "hits \(Numerals.grouped(window.offset + 1)) to \(last)"
  }
}
