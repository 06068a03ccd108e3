import LocGov
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Passages from tile.loc.gov for pages whose rows have no snippet.
struct PassageTests {
  private final class Asked: Sendable {
    let addresses = Mutex<[String]>([])
  }

  private let asked = Asked()

  /// - Parameter instead: answers instead of the library if it is not nil.
  private func search(
    _ library: MadeLibraryPages,
    instead: @escaping @Sendable (_ url: String) throws -> FixtureResponse? = { _ in nil }
  ) -> PlannedSearch {
    let client = StubHTTPClient.answering { [asked] url in
      asked.addresses.withLock { $0.append(url) }
      return try instead(url) ?? library.answer(to: url)
    }
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 })
    return PlannedSearch(
      service.pages, lookup: { _ in [] }, vocabulary: { _ in [] }, now: { 1_795_000_000 })
  }

  private func library(marks: Bool = false) throws -> MadeLibraryPages {
    var dice = SeededDice(4)
    var library = MadeLibraryPages(try MadePage.made(60, &dice))
    library.marksWords = marks
    return library
  }

  private func hits(_ search: PlannedSearch) async throws -> [SearchHit] {
    try await search.hits(
      of: SearchQuery.read("gold rush").query, order: .date, window: Window(offset: 0, limit: 5),
      freshness: .atHand
    ).hits
  }

  @Test func `a passage that did not come along takes one request`() async throws {
    let search = search(try library())
    let hits = try await hits(search)
    let hit = try #require(hits.first)
    #expect(
      hit.passage?.host == "tile.loc.gov" && hit.snippets.isEmpty
        && asked.addresses.withLock { $0.count } == 2, "the second is for a made-up word")
    let shown = try await search.showing(hit, freshness: .atHand)
    let address = asked.addresses.withLock { $0.last ?? "" }
    #expect(address.hasPrefix("https://tile.loc.gov/text-services/word-coordinates-service?segment="))
    #expect(
      address.contains("relevant_snippet=1&q=gold%20rush") || address.contains("q=gold+rush"), "\(address)")
    let snippet = try #require(shown.snippets.first)
    let scalars = Array(snippet.text.unicodeScalars)
    #expect(Set(snippet.marks.map { String(String.UnicodeScalarView(scalars[$0])) }) == ["gold", "rush"])
    #expect(shown.kind == .match && shown.words == ["gold", "rush"] && !shown.boxes.isEmpty)
    #expect(shown.passage == nil && shown.page == hit.page)
  }

  /// The Library's response about an issue in the next version of the batch: three pages.
  private static func movedIssue(_ url: String) -> FixtureResponse {
    let parts = url.split(separator: "/")
    let (lccn, date, edition) = (parts[3], parts[4], parts[5].dropFirst(3))
    let folder = "batch_made_up_ver02/data/\(lccn)/00100/\(date.replacing("-", with: ""))0\(edition)"
    let pages = (1...3).map { number in
      #"[{"url": "https://tile.loc.gov/storage-services/service/ndnp/made/\#(folder)/000\#(number).xml"}]"#
    }
    return .json(
      #"{"item": {"date": "\#(date)"}, "resources": [{"files": [\#(pages.joined(separator: ","))]}]}"#)
  }

  @Test func `a passage is looked for where the issue says that its page is now`() async throws {
    let library = try library()
    let search = search(library) { url in
      if url.contains("/item/") { return PassageTests.movedIssue(url) }
      guard url.contains("/word-coordinates-service?") else { return nil }
      if url.contains("_ver01") { return .json("{}", status: 404) }
      return try library.answer(to: url.replacing("_ver02", with: "_ver01"))
    }
    let hit = try #require(try await hits(search).first)
    let shown = try await search.showing(hit, freshness: .atHand)
    #expect(shown.kind == .match && !shown.snippets.isEmpty)
    #expect(asked.addresses.withLock { $0.count } == 5)
    #expect(try await search.showing(hit, freshness: .atHand) == shown)
    #expect(asked.addresses.withLock { $0.count } == 7, "the issue is known by now")
  }

  @Test func `a row with its passage needs no request`() async throws {
    let search = search(try library(marks: true))
    let hits = try await hits(search)
    #expect(!hits.isEmpty && hits.allSatisfy { $0.passage == nil })
    let hit = try #require(hits.first)
    let shown = try await search.showing(hit, freshness: .atHand)
    #expect(shown == hit && asked.addresses.withLock { $0.count } == 1)
  }

  @Test(arguments: [
    "[]", "{}", #"{"/service/x.xml": "…"}"#, #"{"/service/x.xml": {"full_text": "gold"}}"#,
    #"{"/service/x.xml": {"relevant_snippet": 7}}"#, "<html>",
    #"{"/service/x.xml": {"relevant_snippet": "go"#,
  ])
  func `a response of another shape is an error`(answer: String) async throws {
    var library = try library()
    library.passageAnswer = .json(answer)
    let search = search(library)
    let hit = try #require(try await hits(search).first)
    do throws(NewspaperError) {
      _ = try await search.showing(hit, freshness: .atHand)
      Issue.record("no error")
    } catch {
      #expect(error.isOutage, "\(error)")
    }
  }

  @Test(arguments: [
    #"{"/service/x.xml": {"relevant_snippet": "", "searchTerms": {}}}"#,
    #"{"/service/x.xml": {"relevant_snippet": "  "}}"#,
  ])
  func `a response without a passage shows nothing`(answer: String) async throws {
    var library = try library()
    library.passageAnswer = .json(answer)
    let search = search(library)
    let hit = try #require(try await hits(search).first)
    let shown = try await search.showing(hit, freshness: .atHand)
    #expect(shown.snippets.isEmpty && shown.kind == .unverified && shown.passage == nil)
  }
}
