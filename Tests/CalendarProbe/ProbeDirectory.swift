import Newspapers

/// Knows one daily.
struct ProbeDirectory: NewspaperDirectory {
  let name = "probe"
  let isLocal = true

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing { throw .unsupported(source: name, what: "lists") }

  func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord {
    NewspaperRecord(
      detail: NewspaperDetail(newspaper: Newspaper(lccn: lccn, title: "A daily", frequency: "Daily")),
      origin: Origin(name: name, asOf: 0, isLive: false))
  }

  func states() async throws(NewspaperError) -> [StateTally] { [] }

  func refresh() async {}
}
