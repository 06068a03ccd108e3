import Newspapers

/// Which newspapers have what a field asks for, where the pages themselves do not say it: a title's words, a county, an
/// ethnicity, a frequency, a collection of the reader's.
/// - Returns: nil if nobody knows.
public typealias FieldNewspapers =
  @Sendable (SearchField) async throws(NewspaperError) -> Set<LCCN>?
