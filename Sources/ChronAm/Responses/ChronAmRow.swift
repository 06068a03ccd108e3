import NewspaperHTTP

/// A row of chronam's list. A newspaper in several states has a row for each.
struct ChronAmRow: Decodable, Hashable {
  let lccn: LenientLabels
  let title: LenientLabels
  let state: LenientLabels
  /// The address of its record, which has the LCCN, too.
  let url: LenientLabels
}
