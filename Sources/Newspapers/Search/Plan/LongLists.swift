/// A server whose lists by date are requested in parts if they are longer than it serves: the days are halved
/// until each part is short enough, judging by counts, which are cheap.
actor LongLists: DecoratedServer {
  nonisolated let server: any SearchingServer
  /// The parts of each list, in its order.
  private var lists: [Key: [Part]] = [:]

  private struct Key: Hashable {
    let search: NativeSearch
    let order: SearchOrder
  }

  /// The days of a list.
  private struct Part {
    /// Nil for any.
    let days: IssueDateRange?
    var total: Int
  }

  init(_ server: any SearchingServer) { self.server = server }

  func refresh() async {
    lists = [:]
    await server.refresh()
  }

  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    guard let reach = try await server.capabilities().reach, order == .date || order == .dateDescending else {
      return try await server.rows(of: search, order: order, from: start, freshness: freshness)
    }
    let key = Key(search: search, order: order)
    var parts = lists[key] ?? []
    var requests = 0
    if parts.isEmpty {
      let whole = try await server.rows(of: search, order: order, from: start, freshness: freshness)
      guard whole.total > reach else { return whole }
      parts = [Part(days: search.days, total: whole.total)]
      requests += 1 + whole.counts
    }
    var (index, base) = (0, 0)
    while true {
      while index < parts.count - 1, base + parts[index].total <= start {
        base += parts[index].total
        index += 1
      }
      if parts[index].total > reach, let halves = LongLists.halves(of: parts[index].days) {
        let counted = try await server.total(of: search.setting(halves.0), freshness: freshness)
        requests += 1
        let (first, second) = (
          Part(days: halves.0, total: counted),
          Part(days: halves.1, total: max(0, parts[index].total - counted))
        )
        parts.replaceSubrange(index...index, with: order == .date ? [first, second] : [second, first])
        lists[key] = parts
        continue
      }
      let asked = search.setting(parts[index].days)
      let rows = try await server.rows(of: asked, order: order, from: start - base, freshness: freshness)
      // The rest of a count may have changed by now.
      let isOther = rows.total != parts[index].total
      parts[index].total = rows.total
      lists[key] = parts
      requests += rows.counts
      if isOther, rows.total > reach || rows.total <= start - base && index < parts.count - 1 {
        requests += 1
        continue
      }
      let all = parts.reduce(0) { $0 + $1.total }
      let next = rows.next.map { $0 + base } ?? (index < parts.count - 1 ? base + rows.total : nil)
      return NativeRows(
        rows: rows.rows, total: all, next: next, origin: rows.origin, notes: rows.notes, counts: requests,
        isOpenEnded: rows.isOpenEnded)
    }
  }

  /// Little lies before the first half or after the last one: the newspapers are in the public domain.
  private static let years = 1750...1980

  /// Nil for a single day. Open ends stay open.
  private static func halves(of days: IssueDateRange?) -> (IssueDateRange, IssueDateRange)? {
    let from = days?.from ?? min(.start(of: years.lowerBound), days?.to ?? .start(of: years.lowerBound))
    let to = days?.to ?? max(.end(of: years.upperBound), from)
    guard to.ordinal > from.ordinal else { return nil }
    let middle = from.adding(days: (to.ordinal - from.ordinal) / 2)
    guard let first = IssueDateRange(from: days?.from, to: middle),
      let second = IssueDateRange(from: middle.adding(days: 1), to: days?.to)
    else { return nil }
    return (first, second)
  }
}

extension NativeSearch {
  fileprivate var days: IssueDateRange? {
    if case .dates(let range) = field(.date)?.values.first { range } else { nil }
  }

  fileprivate func setting(_ days: IssueDateRange?) -> NativeSearch {
    days.map { setting(SearchField(.date, [.dates($0)])) } ?? self
  }
}
