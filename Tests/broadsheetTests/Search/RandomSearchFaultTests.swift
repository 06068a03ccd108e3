import Foundation
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Random searches of servers that misbehave: the same answer, or a failure with its exit status.
@Suite(.timeLimit(.minutes(2))) struct RandomSearchFaultTests {
  enum Fault: String, CaseIterable, Sendable {
    case refusesOnce, cutsOnce, repeatsRows, reordersRows, shortensPages, shortensAndRepeats
  }

  private static let seed: UInt64 = 146

  /// Whether it is still to happen.
  private final class Once: Sendable {
    private let isLeft = Mutex(true)

    func take() -> Bool {
      isLeft.withLock { isLeft in
        defer { isLeft = false }
        return isLeft
      }
    }
  }

  private static func changed(_ answer: FixtureResponse, _ fault: Fault, _ once: Once) -> FixtureResponse {
    switch fault {
    case .refusesOnce:
      return once.take() ? .json("{}", status: 429, headers: ["Retry-After": "1"]) : answer
    case .cutsOnce:
      return once.take() ? answer.half : answer
    case .repeatsRows: return rows(of: answer) { $0 + $0.prefix(1) }
    case .reordersRows: return rows(of: answer) { $0.reversed() }
    // Smaller sizes are honored.
    case .shortensPages: return rows(of: answer) { Array($0.prefix(17)) }
    case .shortensAndRepeats:
      return rows(of: answer) { rows in (Array(rows.prefix(17)) + Array(rows.prefix(1))).reversed() }
    }
  }

  /// The same answer with other rows.
  private static func rows(of answer: FixtureResponse, _ change: ([Any]) -> [Any]) -> FixtureResponse {
    guard var object = try? JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] else {
      return answer
    }
    for name in ["results", "items"] {
      if let rows = object[name] as? [Any] { object[name] = change(rows) }
    }
    let body = try? JSONSerialization.data(withJSONObject: object)
    return body.map {
      FixtureResponse(status: answer.status, headers: answer.headers, body: Array($0))
    } ?? answer
  }

  @Test(arguments: SearchedSource.servers, Fault.allCases)
  func `a faulty server changes no answer silently`(source: SearchedSource, fault: Fault) async throws {
    let seed = RandomSearchFaultTests.seed
    let pages = try MadePage.cataloged(220, seed: seed)
    var searches = PlainSearches(seed: seed)
    let once = Once()
    let site = try await SearchedPages(source, pages) { RandomSearchFaultTests.changed($1, fault, once) }
    for _ in 0..<5 {
      let search = searches.next()
      let meant = Set(pages.filter(search.means).map(\.page.description))
      let outcome = try await site.run(
        search, ["--all", "--format", "jsonl", "--max-requests", "1000"])
      let comment: Comment =
        "seed \(seed): \(search) means \(meant.count), found \(outcome.lines.count): \(outcome.errors)"
      if outcome.exitCode != 0 {
        #expect(!outcome.errors.isEmpty, comment)
        // What a server said about waiting is not the subject.
        site.forget()
        continue
      }
      // Rows that never came are said.
      if outcome.errors.contains(" that it counts") || outcome.errors.contains(" did not come") { continue }
      #expect(try site.isWhole(outcome, meant), comment)
    }
  }
}
