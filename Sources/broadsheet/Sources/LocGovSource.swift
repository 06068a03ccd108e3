import Demonstration
import HTTP
import LocGov
import Newspapers
import Presentation

/// The Library of Congress and nothing else: a failure is an error.
struct LocGovSource: NewspaperSource {
  /// One instance, so that what its directory learns also serves its archive.
  let locGov: LocGovService
  /// One instance, which continues where a search was.
  let search: PlannedSearch
  let watcher: SearchWatcher
  private let backEnds: BackEnds

  init(_ backEnds: BackEnds) {
    self.backEnds = backEnds
    locGov = backEnds.locGov(backEnds.access.client)
    let titles = backEnds.imported(backEnds.catalog, orElse: locGov)
    search = backEnds.search(locGov.pages, at: backEnds.settings.locURL, titles: titles)
    watcher = backEnds.watcher(locGov.batches, search, titles: titles)
  }

  var service: NewspaperService {
    NewspaperService(
      directory: DemonstratedDirectory(NewspaperRepository(source: locGov)),
      archive: backEnds.archive(locGov),
      search: SearchSources(
        local: backEnds.localSearch, remote: search, vocabulary: backEnds.vocabulary,
        completion: backEnds.completion, watcher: watcher),
      ocrArchives: locGov.ocrArchives)
  }

  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory {
    backEnds.locGov(watch(backEnds.access.paced))
  }

  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource? {
    let client = watch(backEnds.access.paced)
    let bare = backEnds.locGov(client)
    return BareSource(
      service: NewspaperService(directory: bare, archive: bare, ocrArchives: bare.ocrArchives),
      directory: backEnds.locGovDirectory(client), pages: bare.pages, saver: backEnds.saver(into: "", client))
  }

  /// Lists come from one server, and pages from another.
  var meter: any RequestMeter {
    backEnds.access.meter(for: [backEnds.settings.locURL.url, backEnds.settings.tileURL.url])
  }

  func list(wantsDirectory: Bool) -> ListedSource? {
    let list: any NewspaperList =
      wantsDirectory ? backEnds.locGovDirectory(backEnds.access.client) : locGov.digitizedList
    return ListedSource(
      list: list, source: .library, secondsPerRequest: backEnds.pace(of: backEnds.settings.locURL))
  }
}
