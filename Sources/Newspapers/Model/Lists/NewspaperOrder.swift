/// What a list of newspapers is sorted by. Ties are broken by title, then by LCCN, so that the order is
/// total. A list by title that is narrowed by words has the best matches first (`Relevance`).
public enum NewspaperOrder: String, CaseIterable, Hashable, Sendable {
  case title, place, start, end
}
