import Newspapers

/// Which newspapers match a field that the pages themselves do not include: title words, a county, an
/// ethnicity, a frequency, or one of the reader's collections.
/// - Returns: nil if that is unknown.
public typealias FieldNewspapers =
  @Sendable (SearchField) async throws(NewspaperError) -> Set<LCCN>?
