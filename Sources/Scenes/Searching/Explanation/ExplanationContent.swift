import MVP
import Newspapers
import Presentation

/// How a search would be run: display-ready.
public struct ExplanationContent: Hashable, Sendable {
  /// A heading and its lines.
  public struct Part: Hashable, Sendable {
    public let name: String
    public let lines: [String]
  }

  public let parts: [Part]
  public let explanation: SearchExplanation
  /// What the wanted hits, or their count, take.
  let requests: Int
  let seconds: Int
  public let command: String

  /// - Parameters:
  ///   - window: the hits that are wanted.
  ///   - countsExactly: whether their exact count is wanted instead, or an ordinary one; nil for hits.
  init(_ explanation: SearchExplanation, window: Window, countsExactly: Bool?, named: String?) {
    self.explanation = explanation
    let cost = ExplainedCost(explanation, window, countsExactly: countsExactly)
    requests = cost.requests
    seconds = requests * explanation.secondsPerRequest
    let source = named.map { "--source \($0) " } ?? ""
    command = "broadsheet search \(source)\(ShellLine.inQuotes(explanation.query.description))"
    parts =
      [
        Part(name: "Query", lines: [explanation.query.description]),
        Part(name: "Read as", lines: [explanation.query.reading]),
        Part(name: "Source", lines: [explanation.source]),
        Part(name: "Asked", lines: ExplanationContent.asked(explanation)),
        Part(name: "Here", lines: ExplanationContent.here(explanation)),
        Part(name: "Unsure", lines: ExplanationContent.unsure(explanation)),
        Part(name: "Count", lines: [ExplanationContent.count(explanation)]),
        Part(name: "Cost", lines: [cost.words]),
        Part(name: "Web", lines: ExplanationContent.numbered(explanation.lists.map(\.web))),
        Part(name: "API", lines: ExplanationContent.numbered(explanation.lists.map(\.api))),
        Part(name: "Command", lines: [command]),
      ].filter { !$0.lines.isEmpty }
  }

  private static func numbered(_ lines: [String]) -> [String] {
    lines.enumerated().map { lines.count == 1 ? $0.element : "\($0.offset + 1)  \($0.element)" }
  }

  private static func asked(_ explanation: SearchExplanation) -> [String] {
    var lines: [String] = []
    if explanation.asked != explanation.query {
      lines.append("with the beginnings of words spelled out: \(explanation.asked)")
    }
    return lines
      + numbered(
        explanation.lists.map { list in
          (list.parameters.isEmpty ? "everything" : list.parameters.joined(separator: "  "))
            + (list.isLeftOut ? "  (to leave out)" : "")
        })
  }

  private static func here(_ explanation: SearchExplanation) -> [String] {
    if explanation.asksNobody { return ["no page can match, so \(explanation.source) is not asked"] }
    if explanation.requests == 0 { return ["searched on this machine, without a request"] }
    var lines = explanation.checks.map { "each page is checked for \(words(for: $0))" }
    if explanation.lists.count > 1 { lines.append("merged by date, each page once") }
    if let reason = explanation.orderReason {
      lines.append("sorted by \(explanation.order.rawValue): \(reason)")
    }
    return lines
  }

  /// `flood frequency:Weekly (84 newspapers)`: their LCCNs would fill a page.
  static func words(for check: SearchCheck) -> String {
    guard let last = check.newspapers.last else { return "\(check.expression)" }
    let others = check.newspapers.dropLast().map { "\(Numerals.grouped($0)) and " }.joined()
    return "\(check.expression) (\(others)\(Numerals.count(last, "newspaper")))"
  }

  private static func unsure(_ explanation: SearchExplanation) -> [String] {
    var lines: [String] = []
    if explanation.isSuperset {
      lines.append(
        "the server cannot search for exactly this, and its rows have no text to check: some hits may be "
          + "wrong")
    }
    if explanation.findsForms { lines.append("the server also finds other forms of the words") }
    return lines + explanation.gaps.map { SearchWords.words(for: .partial($0)) }
  }

  private static func count(_ explanation: SearchExplanation) -> String {
    if !explanation.beginnings.isEmpty || !explanation.gaps.isEmpty { return bound(explanation) }
    if explanation.asksNobody { return "no page" }
    if explanation.requests == 0 || explanation.countIsExact { return "known with the first hits" }
    if explanation.isSuperset { return "at most that many" }
    let exact = explanation.exactRequests.map {
      "; exact with \(Numerals.count($0, "request")) (--count --exact)"
    }
    return "bounds at first\(exact ?? ""); exact once all pages are loaded"
  }

  private static func bound(_ explanation: SearchExplanation) -> String {
    let (beginnings, gaps) = (explanation.beginnings, explanation.gaps)
    let isLeast =
      !explanation.isSuperset && !beginnings.contains(where: \.isExcluded)
      && !gaps.contains(where: \.isExcluded)
    let isMost = !beginnings.contains(where: \.isWanted) && gaps.allSatisfy(\.isExcluded)
    let bound = isLeast ? "at least that many" : isMost ? "at most that many" : "may be more or fewer"
    let others =
      beginnings.isEmpty
      ? "\(explanation.source) may have newspapers other than those asked for"
      : "words other than those asked for may begin this way"
    return "\(bound): \(others)"
  }
}

/// Which addresses of a search to print.
public enum AddressKind: String, CaseIterable, Sendable {
  case web, api
}
