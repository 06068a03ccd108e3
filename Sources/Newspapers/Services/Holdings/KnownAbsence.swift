/// What a source does not have, as far as this machine knows from its lists, without a request.
public enum KnownAbsence: Hashable, Sendable {
  case newspaper(LCCN, source: String)
  /// Nothing from a year outside those in which the newspaper appeared.
  case outside(LCCN, PublicationYears, year: Int, source: String)
  /// No issue in a year.
  case year(LCCN, Int, source: String)
  /// No issue on a day; `nearest` is the day with issues that is nearest within the same year.
  case day(LCCN, IssueDate, nearest: IssueDate?, source: String)
  /// An edition of a day that has others; from 1.
  case edition(IssueID, editions: [Int], source: String)
  /// A page of an issue that has only these.
  case page(PageID, sequences: [Int])
}

extension IssueArchive {
  /// What part of a newspaper, issue or page is known not to exist; nil if it exists, or if nothing is known.
  public func knownAbsence(of address: PageAddress) async -> KnownAbsence? {
    switch address {
    case .newspaper(let lccn): await known(lccn, in: nil).absence
    case .issue(let id): await knownAbsences(of: id, pages: []).first
    case .page(let page): await knownAbsences(of: page.issue, pages: [page]).first
    }
  }

  /// What is wanted but known not to exist; several pages of an issue count as one.
  public func knownAbsences(of wanted: QueuedJob.Wanted) async -> [KnownAbsence] {
    switch wanted {
    case .issue(let id): return await knownAbsences(of: id, pages: [])
    case .issues(let ids): return await knownAbsences(of: ids.map { ($0, []) })
    case .year(let lccn, let year):
      let known = await known(lccn, in: year)
      if let absence = known.absence { return [absence] }
      guard let list = known.list, IssueCalendar(list).issues(in: year).isEmpty else { return [] }
      return [.year(lccn, year, source: list.origin.name)]
    case .pages(let pages):
      var rest = Dictionary(grouping: pages, by: \.issue)
      return await knownAbsences(
        of: pages.compactMap { page in rest.removeValue(forKey: page.issue).map { (page.issue, $0) } })
    }
  }

  /// If a newspaper or a day does not exist, all issues say the same.
  private func knownAbsences(of issues: [(id: IssueID, pages: [PageID])]) async -> [KnownAbsence] {
    var absences: [KnownAbsence] = []
    for issue in issues {
      for absence in await knownAbsences(of: issue.id, pages: issue.pages) where !absences.contains(absence) {
        absences.append(absence)
      }
    }
    return absences
  }

  /// The absence of the issue, or of the wanted pages.
  private func knownAbsences(of id: IssueID, pages: [PageID]) async -> [KnownAbsence] {
    // What cannot be read here is unknown.
    if let issue = try? await issue(id, freshness: .kept) {
      let sequences = issue.pages.map(\.sequence)
      return pages.filter { !sequences.contains($0.sequence) }.map { .page($0, sequences: sequences) }
    }
    let known = await known(id.lccn, in: id.date.year)
    guard let list = known.list else { return [known.absence].compactMap(\.self) }
    let calendar = IssueCalendar(list)
    let editions = calendar.issues(on: id.date).map(\.edition)
    let source = list.origin.name
    if editions.isEmpty {
      return [.day(id.lccn, id.date, nearest: calendar.nearest(to: id.date)?.date, source: source)]
    }
    return editions.contains(id.edition) ? [] : [.edition(id, editions: editions, source: source)]
  }

  /// The local list of a year, if it is complete.
  private func known(
    _ lccn: LCCN, in year: Int?
  ) async -> (list: IssueList?, absence: KnownAbsence?) {
    for years in [year.map { $0...$0 }, nil] {
      do throws(NewspaperError) {
        let list = try await issues(of: lccn, in: years, freshness: .kept)
        guard list.origin.shortfall == nil else { continue }
        return (list, nil)
      } catch .notFound(let what, let source) where what == .newspaper(lccn) {
        return (nil, .newspaper(lccn, source: source))
      } catch {
        // It is not here.
        continue
      }
    }
    return (nil, nil)
  }
}
