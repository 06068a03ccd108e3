/// Gets the text of a page onto this machine before anybody reads it, when the pace has a request to spare.
///
/// Returns false if it was here before. It may take long: the caller cancels it once the page is no longer the next one.
public typealias PageAhead = @Sendable (PageID) async throws(NewspaperError) -> Bool
