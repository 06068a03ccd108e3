/// What a list of newspapers is sorted by. Ties are broken by title, then by LCCN, so that the order is total.
public enum NewspaperOrder: String, CaseIterable, Hashable, Sendable {
  case title, place, start, end
}
