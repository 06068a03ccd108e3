import ChronAm
import Demonstration
import HTTP
import Newspapers
import Presentation

/// A site that runs Open ONI or chronam.
struct SiteSource: NewspaperSource {
  private let address: SiteAddress
  private let site: ChronAmService
  private let backEnds: BackEnds
  /// One instance, which continues where a search was.
  private let search: PlannedSearch

  init(_ address: SiteAddress, _ backEnds: BackEnds) {
    self.address = address
    self.backEnds = backEnds
    site = backEnds.site(address.url, backEnds.access.client)
    search = backEnds.search(site.pages, at: address, titles: site, isSite: true)
  }

  var service: NewspaperService {
    NewspaperService(
      directory: DemonstratedDirectory(NewspaperRepository(source: site)),
      archive: backEnds.archive(site),
      search: SearchSources(
        local: backEnds.localSearch, remote: search, vocabulary: backEnds.vocabulary,
        completion: backEnds.completion,
        watcher: backEnds.watcher(site.batches, search, titles: site, isSite: true)),
      ocrArchives: site.ocrArchives)
  }

  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory {
    backEnds.site(address.url, watch(backEnds.access.paced), isThorough: false)
  }

  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource? {
    let client = watch(backEnds.access.paced)
    let bare = backEnds.site(address.url, client)
    return BareSource(
      service: NewspaperService(directory: bare, archive: bare, ocrArchives: bare.ocrArchives),
      directory: nil, pages: bare.pages, saver: backEnds.saver(into: "", client))
  }

  var meter: any RequestMeter { backEnds.access.meter(for: [address.url]) }

  /// Everything that a site lists is digitized.
  func list(wantsDirectory: Bool) -> ListedSource? {
    guard !wantsDirectory else { return nil }
    return ListedSource(
      list: DigitizedList(of: site), source: IssueSource(address.url) ?? .site(address.url),
      secondsPerRequest: backEnds.pace(of: address))
  }
}
