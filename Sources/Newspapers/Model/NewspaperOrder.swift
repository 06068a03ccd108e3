/// What a list of newspapers is sorted by. Ties are broken by title, then by LCCN, so that the order is total.
/// In a list by title those go first whose titles begin with the words that are looked for (`leadingTitles`).
public enum NewspaperOrder: String, CaseIterable, Hashable, Sendable {
  case title, place, start, end
}
