import HTTP
import NewspaperHTTP
import Newspapers

/// Pages: an issue's response says where their files are, which come from a separate server.
extension LocGovService {
  @concurrent
  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    let segment = try await files(of: page, freshness).segment
    let subject = RequestSubject.part("text", of: page)
    let question = ResourceRequest(
      tileEndpoint.text(segment), subject: subject, shelfLife: .infinity, page: page)
    return try await tiles.answer(question, as: TextServiceResponse.self, freshness: freshness) {
      [name] answer throws(NewspaperError) in
      guard let text = answer.value.page?.text else { throw .notFound(what: subject, source: name) }
      return PageText(page: page, text: PlainText.withLineFeeds(text), origin: answer.origin)
    }
  }

  @concurrent
  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    let segment = try await files(of: page, freshness, for: "layout").segment
    return try await tiles.layout(
      tileEndpoint.file(segment, "xml"), of: page, freshness: freshness, reading: readLayout)
  }

  @concurrent
  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    var image =
      if let segment = view.listed.flatMap(SegmentPath.init(in:)) {
        tileEndpoint.image(segment, size: nil)
      } else {
        try await image(of: page)
      }
    // The server may refuse sizes larger than the scan, and regions in percent.
    if image.size == nil, !view.isSmall { image = image.sized(try await scanSize(of: page)) }
    let picture = image.picture(of: view)
    return try await tiles.scan(picture.url, of: page, showing: picture.region, from: image)
  }

  /// The number of requests: the issue, unless it is known, and the picture.
  public func requests(for view: ScanView, of page: PageID) async -> [String] {
    let isKnown = view.listed.flatMap(SegmentPath.init(in:)) != nil
    let hasIssue = await issueFiles.value(page.issue) != nil
    return (isKnown || hasIssue ? [] : [server.site.host]) + [tiles.site.host]
  }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    switch file {
    // The response at its address is JSON.
    case .text: .bytes(Array(try await text(of: page, freshness: .atHand).text.utf8))
    case .alto: try await address(of: page, "xml")
    case .pdf: try await address(of: page, "pdf", headers: TileEndpoint.referer)
    case .jp2: try await address(of: page, "jp2")
    case .jpg: .address(try await image(of: page).service + "/full/pct:100/0/default.jpg", headers: [:])
    case .json: .address(endpoint.record(of: page), headers: [:])
    }
  }

  public func webAddress(of lccn: LCCN) -> String? { endpoint.page(of: lccn) }

  public func webAddress(of page: PageID) -> String? { endpoint.page(of: page) }

  private var tileEndpoint: TileEndpoint { TileEndpoint(site: tiles.site) }

  private func address(
    of page: PageID, _ suffix: String, headers: [String: String] = [:]
  ) async throws(NewspaperError) -> PageFileLocation {
    .address(
      tileEndpoint.file(try await files(of: page, for: "\(suffix.uppercased()) file").segment, suffix),
      headers: headers)
  }

  /// - Parameters:
  ///   - freshness: that of requests for the page; where its files are does not change, but must not be
  ///     requested if only stored data may be used.
  ///   - part: what is not here either if the issue is not: the page's text may well be.
  private func files(
    of page: PageID, _ freshness: Freshness = .atHand, for part: String? = nil
  ) async throws(NewspaperError) -> IssueFiles.Page {
    do throws(NewspaperError) {
      return try await issueFiles.get(page.issue, freshness == .kept ? .kept : .atHand)
        .page(page, source: name)
    } catch {
      if let part, error.isNotHere { throw .notHere(what: .part(part, of: page)) }
      throw error
    }
  }

  /// In pixels; nil if the image server does not say. If it only failed, it is asked again the next time.
  private func scanSize(of page: PageID) async throws(NewspaperError) -> IIIFImage.Size? {
    do throws(NewspaperError) {
      return try await scanSizes.get(page, .atHand).size
    } catch {
      switch error {
      case .malformed, .serverError: return nil
      default: throw error
      }
    }
  }

  func image(of page: PageID) async throws(NewspaperError) -> IIIFImage {
    let files = try await files(of: page, for: "scan")
    guard files.hasScan else { throw .notFound(what: .scan(of: page), source: name) }
    return tileEndpoint.image(files.segment, size: files.size)
  }
}

extension ScanView {
  /// Whether it is a whole page with fewer pixels than any scan has.
  fileprivate var isSmall: Bool { listed != nil && region == .whole && width <= 1000 }
}
