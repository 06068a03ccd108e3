import HTTP
import NewspaperHTTP
import Newspapers

/// Which sites sent the lists of issues that are in the cache: where no source is asked, what they list is here.
struct CachedSources: RememberedSources {
  let cache: ResponseCache

  /// A list does not say which of its issues the reader has read.
  func source(of work: PageAddress) -> IssueSource? {
    guard case .newspaper(let lccn) = work else { return nil }
    return cache.siteListing(lccn)
  }
}
