import Newspapers
import PageIndex

/// A server whose rows' texts go into this machine's index if the settings say so, and whose rows without a
/// text get the local one. What rows say about their newspapers is remembered, for pages that are read later.
struct KeepingServer: DecoratedServer {
  let server: any SearchingServer
  /// Nil for the Library.
  let home: IssueSource?
  let shelf: PageIndexShelf
  let seen: SeenNewspapers
  /// The texts of those of the pages that this machine has from the server.
  let texts: @Sendable ([PageID]) async throws(NewspaperError) -> [PageID: String]
  /// Why pages could not be stored: the reader still has the hits.
  let onTrouble: @Sendable (NewspaperError) -> Void

  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let answer = try await server.rows(of: search, order: order, from: start, freshness: freshness)
    for row in answer.rows { seen.note(row.facts) }
    await keep(answer)
    return try await completed(answer)
  }

  private func keep(_ answer: NativeRows) async {
    guard shelf.takes(.found) else { return }
    let pages = answer.rows.compactMap { row in
      row.text.map { text in
        KeptPage(
          page: row.facts.page, text: text, title: row.facts.title, places: row.facts.places,
          languages: row.facts.languages, batch: row.facts.batch, source: server.name, way: .found,
          fetched: answer.origin.asOf, home: home)
      }
    }
    do throws(NewspaperError) {
      _ = try await shelf.keep(pages)
    } catch {
      onTrouble(error)
    }
  }

  /// With the texts that are here of pages whose text did not come along: their passages take no request.
  private func completed(_ answer: NativeRows) async throws(NewspaperError) -> NativeRows {
    let pages = answer.rows.filter { $0.text == nil }.map(\.facts.page)
    guard !pages.isEmpty else { return answer }
    let found: [PageID: String]
    do throws(NewspaperError) {
      found = try await texts(pages)
    } catch {
      if error == .canceled { throw error }
      // An index that cannot be read is reported where it is searched.
      return answer
    }
    return answer.with(
      answer.rows.map { row in found[row.facts.page].map { row.with(keptText: $0) } ?? row })
  }
}
