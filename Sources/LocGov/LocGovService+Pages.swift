import HTTP
import NewspaperHTTP
import Newspapers

/// Pages: an issue's response says where their files are, which come from a separate server.
extension LocGovService {
  @concurrent
  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    try await places.withFiles(of: page, freshness) { files async throws(NewspaperError) in
      try await text(of: page, at: files.segment, freshness)
    }
  }

  private func text(
    of page: PageID, at segment: SegmentPath, _ freshness: Freshness
  ) async throws(NewspaperError) -> PageText {
    let question = textRequest(of: page, at: segment)
    return try await tiles.answer(question, as: TextServiceResponse.self, freshness: freshness) {
      [name] answer throws(NewspaperError) in
      guard let text = answer.value.page?.text else { throw .notFound(what: question.subject, source: name) }
      return PageText(page: page, text: PlainText.withLineFeeds(text), origin: answer.origin)
    }
  }

  func textRequest(of page: PageID, at segment: SegmentPath) -> ResourceRequest {
    ResourceRequest(
      tileEndpoint.text(segment), subject: .part("text", of: page), shelfLife: .infinity, page: page)
  }

  @concurrent
  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    try await places.withFiles(of: page, freshness, for: "layout") { files async throws(NewspaperError) in
      try await tiles.layout(
        tileEndpoint.file(files.segment, "xml"), of: page, freshness: freshness, reading: readLayout)
    }
  }

  @concurrent
  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    let listed = view.listed.flatMap(SegmentPath.init(in:))
    let freshness: Freshness = view.looksAgain ? .recent : .atHand
    return try await places.withFiles(of: page, freshness, for: "scan", listed: listed) {
      files async throws(NewspaperError) in
      let scan = try await image(of: page, files, for: view, .atHand)
      let picture = scan.picture(of: view)
      return try await tiles.scan(picture.url, of: page, showing: picture.region, from: scan)
    }
  }

  /// The image service of a page, with the size of the scan if `view` takes it.
  func image(
    of page: PageID, _ files: IssueFiles.Page, for view: ScanView, _ freshness: Freshness
  ) async throws(NewspaperError) -> IIIFImage {
    let image = try image(of: page, files)
    // The server may refuse sizes larger than the scan, and regions in percent.
    guard image.size == nil, !view.isSmall else { return image }
    return image.sized(try await scanSize(of: page, freshness))
  }

  /// The number of requests: the issue, unless it is known, and the picture.
  public func requests(for view: ScanView, of page: PageID) async -> [String] {
    let isKnown = view.listed.flatMap(SegmentPath.init(in:)) != nil
    let hasIssue = await places.issueFiles.value(page.issue) != nil
    return (isKnown || hasIssue ? [] : [server.site.host]) + [tiles.site.host]
  }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    switch file {
    // The response at its address is JSON.
    case .text: .fetched(try await text(of: page, freshness: .atHand))
    case .alto: try await address(of: page, "xml")
    case .pdf: try await address(of: page, "pdf", headers: TileEndpoint.referer)
    case .jp2: try await address(of: page, "jp2")
    case .jpg:
      .address(
        try image(of: page, try await places.files(of: page, for: "scan")).service
          + "/full/pct:100/0/default.jpg",
        headers: [:], from: tiles.files)
    case .json: .address(endpoint.record(of: page), headers: [:], from: server.files)
    }
  }

  public func location(
    of file: PageFile, of page: PageID, insteadOf gone: PageFileLocation
  ) async throws(NewspaperError) -> PageFileLocation? {
    guard case .address(let address, _, _) = gone, let segment = SegmentPath(in: address),
      try await places.movedFiles(of: page, from: segment) != nil
    else { return nil }
    return try await location(of: file, of: page)
  }

  public func webAddress(of lccn: LCCN) -> String? { endpoint.page(of: lccn) }

  public func webAddress(of page: PageID) -> String? { endpoint.page(of: page) }

  private var tileEndpoint: TileEndpoint { TileEndpoint(site: tiles.site) }

  private func address(
    of page: PageID, _ suffix: String, headers: [String: String] = [:]
  ) async throws(NewspaperError) -> PageFileLocation {
    .address(
      tileEndpoint.file(try await places.files(of: page, for: "\(suffix.uppercased()) file").segment, suffix),
      headers: headers, from: tiles.files)
  }

  /// In pixels; nil if the image server does not say. If it only failed, it is asked again the next time.
  private func scanSize(
    of page: PageID, _ freshness: Freshness
  ) async throws(NewspaperError) -> IIIFImage.Size? {
    do throws(NewspaperError) {
      return try await places.scanSizes.get(page, freshness).size
    } catch {
      switch error {
      case .cutOff, .malformed, .serverError: return nil
      default: throw error
      }
    }
  }

  private func image(of page: PageID, _ files: IssueFiles.Page) throws(NewspaperError) -> IIIFImage {
    guard files.hasScan else { throw .notFound(what: .scan(of: page), source: name) }
    return tileEndpoint.image(files.segment, size: files.size)
  }
}

extension ScanView {
  /// Whether it is a whole page with fewer pixels than any scan has.
  fileprivate var isSmall: Bool { listed != nil && region == .whole && width <= 1000 }
}
