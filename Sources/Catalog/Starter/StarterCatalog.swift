import Demonstration
import Newspapers

/// The newspapers built into the program, so that there is something to browse before any request: those of
/// the table, and the demonstration newspaper.
///
/// The table is read on first use, so that a command that does not need it does not pay for it.
public actor StarterCatalog: NewspaperDirectory {
  private struct Contents {
    let index: NewspaperIndex
    let rows: [StarterRow]
    let demonstration: NewspaperRecord
  }

  public nonisolated let name = Origin.starterCatalog
  public nonisolated let isLocal = true

  private var contents: Contents?
  /// The row of each newspaper, once one was asked for: a citation list asks for hundreds.
  private var places: [LCCN: Int]?
  private let origin: Origin

  /// May 31, 2025: the date of the Library's lists from which the table was compiled.
  private static let compiled = 1_748_649_600.0

  public init() { origin = Origin(name: name, asOf: StarterCatalog.compiled, isLive: false) }

  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    guard query.ethnicity == nil else {
      throw .unsupported(
        source: name, what: .option("\(NewspaperFilter.ethnicity.words): its list has no ethnicities"))
    }
    return try loaded().index.listing(query, window, origin: origin)
  }

  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    let contents = try loaded()
    if lccn == contents.demonstration.detail.newspaper.lccn { return contents.demonstration }
    let places =
      places
      ?? Dictionary(
        contents.rows.enumerated().map { ($1.newspaper.lccn, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
    guard let row = places[lccn].map({ contents.rows[$0] }) else {
      throw .notFound(what: .newspaper(lccn), source: name)
    }
    do {
      return NewspaperRecord(detail: try row.detail(), origin: origin)
    } catch {
      throw .local(what: "newspaper \(lccn) in the starter catalog: \(error.what)")
    }
  }

  public func states() async throws(NewspaperError) -> [StateTally] { try loaded().index.stateTallies() }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    NewspaperTallies(of: try loaded().index.matching(query), matching: query)
  }

  /// Does nothing: what is built in cannot change.
  public func refresh() async {}

  private func loaded() throws(NewspaperError) -> Contents {
    if let contents { return contents }
    let demonstration = try DemonstrationNewspaper.record()
    do {
      let rows = try StarterTable.builtIn().rows
      let contents = Contents(
        index: NewspaperIndex(rows.map(\.newspaper) + [demonstration.detail.newspaper]) { position in
          rows.indices.contains(position) ? rows[position].moreTexts : []
        },
        rows: rows, demonstration: demonstration)
      self.contents = contents
      return contents
    } catch {
      throw .local(what: "line \(error.line) of the starter catalog: \(error.what)")
    }
  }
}
