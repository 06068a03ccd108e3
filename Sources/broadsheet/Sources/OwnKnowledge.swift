import ChronAm
import LocGov
import Newspapers
import PageIndex
import ReadersLibrary
import Synchronization

/// What this machine knows about newspapers that the source in use has no record of: stored records and lists
/// of whoever has them, stored issues, the index of pages, and the reader's own library.
final class OwnKnowledge: KnownNewspapers {
  private let backEnds: BackEnds
  private let archive: any NewspaperArchive
  /// One instance, which reads a stored list once.
  private let library: LocGovService
  private let sites = Mutex<[String: ChronAmService]>([:])

  /// Enough for what contains a number that only one newspaper has.
  private static let few = Window(offset: 0, limit: 20)

  /// - Parameter archive: that of the source in use, for its stored issues.
  init(_ backEnds: BackEnds, archive: any NewspaperArchive) {
    self.backEnds = backEnds
    self.archive = archive
    library = backEnds.locGov(backEnds.access.client)
  }

  func newspaper(of work: PageAddress, at owner: IssueSource?) async -> Newspaper? {
    let lccn = work.lccn
    let directory = directory(of: owner)
    // What cannot be read here is unknown; whatever else needs it reports why.
    if let record = try? await directory.newspaper(lccn, freshness: .kept) {
      backEnds.seen.note(record.detail.newspaper, of: lccn, isRecord: true)
    }
    if let issue = work.issue, let found = try? await archive.issue(issue, freshness: .kept) {
      backEnds.seen.note(found.newspaper, of: lccn)
    }
    var known = backEnds.seen[lccn]
    if !OwnKnowledge.isEnough(known) {
      // The catalog is left out: it is the fallback for no source that the reader chose.
      let stated = try? await backEnds.pages.stated(lccn)
      known = known?.completed(by: stated) ?? stated
    }
    if !OwnKnowledge.isEnough(known) {
      let listed = await listed(lccn, in: directory)
      known = known?.completed(by: listed) ?? listed
    }
    if !OwnKnowledge.isEnough(known) {
      let remembered = await remembered(lccn)
      known = known?.completed(by: remembered) ?? remembered
    }
    return known.flatMap { $0.isUntitled ? nil : $0 }
  }

  private static func isEnough(_ known: Newspaper?) -> Bool {
    known.map { !$0.isUntitled && !$0.places.isEmpty } ?? false
  }

  private func directory(of owner: IssueSource?) -> any NewspaperDirectory {
    guard case .site(let address) = owner else { return library }
    let site = sites.withLock { sites in
      let site = sites[address] ?? backEnds.site(address, backEnds.access.client)
      sites[address] = site
      return site
    }
    return site
  }

  private func listed(_ lccn: LCCN, in directory: any NewspaperDirectory) async -> Newspaper? {
    let query = NewspaperQuery(words: lccn.description)
    let list = try? await directory.newspapers(
      matching: query, window: OwnKnowledge.few, freshness: .kept)
    return list?.newspapers.first { $0.lccn == lccn }
  }

  /// What the reader's bookmarks, history, notes and pages read say.
  private func remembered(_ lccn: LCCN) async -> Newspaper? {
    let (own, number) = (backEnds.settings.ownLibrary(), lccn.description)
    let bookmarks = try? await own.bookmarks(
      matching: BookmarkQuery(words: number), window: OwnKnowledge.few)
    let visits = try? await own.visits(matching: number, window: OwnKnowledge.few)
    let excerpts = try? await own.excerpts(of: lccn)
    let positions = try? await own.positions(of: lccn)
    let said =
      (bookmarks?.rows.map(\.newspaper) ?? []) + (visits?.rows.map(\.newspaper) ?? [])
      + (excerpts?.map(\.newspaper) ?? []) + (positions?.map(\.newspaper) ?? [])
    return said.filter { $0.lccn == lccn }.reduce(nil) { known, more in known?.completed(by: more) ?? more }
  }
}
