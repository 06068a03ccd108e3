/// How to sort a list of newspapers. Ties are broken by title, then by LCCN, so that the order is total. By
/// title, newspapers whose titles begin with the search words come first (`leadingTitles`).
public enum NewspaperOrder: String, CaseIterable, Hashable, Sendable {
  case title, place, start, end
}
