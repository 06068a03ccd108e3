import LocGov
import Newspapers
import Synchronization
import Testing

@testable import TestSupport

/// Searches of a fake Library, and the requests that they made.
struct MadeLibrarySearch {
  final class Asked: Sendable {
    let addresses = Mutex<[String]>([])
    var count: Int { addresses.withLock { $0.count } }
  }

  let asked = Asked()

  func search(
    _ library: MadeLibraryPages, reach: Int? = nil,
    _ allowance: SearchAllowance = SearchAllowance(requests: .max)
  ) -> any FullTextSearch {
    search(library, reach: reach, allowance) { try library.answer(to: $0) }
  }

  /// - Parameter answer: what the Library responds to an address.
  func search(
    _ library: MadeLibraryPages = MadeLibraryPages([]), reach: Int? = nil,
    _ allowance: SearchAllowance = SearchAllowance(requests: .max),
    answer: @escaping @Sendable (String) throws -> FixtureResponse
  ) -> any FullTextSearch {
    let client = StubHTTPClient.answering { [asked] url in
      asked.addresses.withLock { $0.append(url) }
      return try answer(url)
    }
    let service = LocGovService(
      client: client, reach: reach, readLayout: TestLayout.read, now: { 1_795_000_000 })
    return PlannedSearch(
      service.pages,
      lookup: { field in
        Set(library.pages.filter { MadeQueries.means(.field(field), $0) }.map(\.page.issue.lccn))
      }, vocabulary: { beginning in MadePage.vocabulary.filter { $0.hasPrefix(beginning) } },
      now: { 1_795_000_000 }
    ).allowing(allowance)
  }

  func library(_ count: Int = 250, seed: UInt64 = 3) throws -> MadeLibraryPages {
    var dice = SeededDice(seed)
    return MadeLibraryPages(try MadePage.made(count, &dice))
  }

  func query(_ text: String) throws -> SearchQuery { try SearchQuery.read(text).query }
}
