import HTTP
import NewspaperHTTP
import Newspapers

/// Pages: their files have the same addresses at all sites; only scans come in two ways (`PageImage`).
extension ChronAmService {
  /// The words of the ALTO file, or of the text service if there is no readable file.
  ///
  /// Both chronam and Open ONI make `ocr.txt` from the file's `String` elements alone (core/ocr_extractor.py
  /// in either). That loses `HYP`, the hyphen at the end of a line, which is needed to join broken words; it
  /// also loses the blocks, and their order on a page in two languages.
  @concurrent
  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    let endpoint = try await endpoint.get(freshness)
    do {
      return try await site.server.layoutText(
        endpoint.alto(of: page), of: page, freshness: freshness, reading: readLayout)
    } catch  where error.endsWork && !error.isLocal {
      throw error
    } catch {
      return try await plainText(of: page, endpoint, freshness, after: error)
    }
  }

  /// - Parameter failure: why the file cannot be read. If there is one, a text without words does not count:
  ///   a blank page would have a file that says so.
  private func plainText(
    of page: PageID, _ endpoint: Endpoint, _ freshness: Freshness, after failure: NewspaperError
  ) async throws(NewspaperError) -> PageText {
    let question = site.textRequest(of: page, endpoint)
    return try await site.server.file(question, of: .text, freshness: freshness) {
      file throws(NewspaperError) in
      let text = PlainText.text(file)
      if failure.isOutage, text.allSatisfy(\.isWhitespace) { throw failure }
      return PageText(page: page, text: text, origin: file.origin)
    }
  }

  @concurrent
  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    let endpoint = try await endpoint.get(freshness)
    return try await site.server.layout(
      endpoint.alto(of: page), of: page, freshness: freshness, reading: readLayout)
  }

  @concurrent
  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    let picture = try await place(of: page, view, view.looksAgain ? .recent : .atHand)
    do {
      return try await site.server.scan(
        picture.url, of: page, showing: picture.region, from: picture.image)
    } catch .notFound where picture.image != nil {
      // The site says that there is a scan: it is the image server, or its copy, that is missing.
      throw .notFound(what: .picture(of: page), source: "image server of \(name)")
    }
  }

  /// Where a picture of `view` is, what it shows, and the image service that has it, if it comes from one.
  private func place(
    of page: PageID, _ view: ScanView, _ freshness: Freshness
  ) async throws(NewspaperError) -> (url: String, region: PageBox, image: IIIFImage?) {
    if view.listed != nil, view.width <= PageImage.thumbnailWidth {
      // Its own address is used, since links may lead elsewhere.
      return (try await endpoint.get(freshness.acceptingOld).thumbnail(of: page), .whole, nil)
    }
    switch try await images.get(page, freshness) {
    case .iiif(let image):
      let picture = image.picture(of: view)
      return (picture.url, picture.region, image)
    case .whole(let shape):
      let size = PageImage.size(shape, for: view)
      let endpoint = try await endpoint.get(freshness.acceptingOld)
      return (endpoint.picture(of: page, width: size.width, height: size.height), .whole, nil)
    case .none: throw missingScan(of: page)
    case .unavailable: throw .notFound(what: .picture(of: page), source: name)
    }
  }

  /// A text counts only with the file of its words: without that, reading does not look for a stored plain text.
  @concurrent
  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    switch part {
    case .text:
      guard let endpoint = try? await endpoint.get(.kept) else { return false }
      return await !site.server.kept([.layout(endpoint.alto(of: page), of: page)], as: .xml).isEmpty
    case .scan(let view):
      guard let picture = try? await place(of: page, view, .kept) else { return false }
      return await !site.server.kept([.picture(picture.url, of: page)], as: .jpeg).isEmpty
    }
  }

  /// The number of requests: the page's record, unless it is known, and the picture.
  public func requests(for view: ScanView, of page: PageID) async -> [String] {
    let isListed = view.listed != nil && view.width <= PageImage.thumbnailWidth
    let isKnown = await images.value(page) != nil
    return Array(repeating: site.server.site.host, count: isListed || isKnown ? 1 : 2)
  }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    let endpoint = try await endpoint.get(.atHand)
    let url =
      switch file {
      case .text: endpoint.text(of: page)
      case .alto: endpoint.alto(of: page)
      case .pdf: endpoint.pdf(of: page)
      case .jp2: endpoint.jp2(of: page)
      case .json: endpoint.record(of: page)
      case .jpg: try await picture(of: page, endpoint)
      }
    return .address(url, headers: [:], from: site.server.files)
  }

  public func webAddress(of lccn: LCCN) -> String? { Endpoint.page(of: lccn, at: site.server.site) }

  public func webAddress(of page: PageID) -> String? { Endpoint.page(page, of: site.server.site) }

  /// The largest picture of a page.
  private func picture(of page: PageID, _ endpoint: Endpoint) async throws(NewspaperError) -> String {
    switch try await images.get(page, .atHand) {
    case .iiif(let image): return image.service + "/full/full/0/default.jpg"
    case .whole(let shape):
      let size = PageImage.size(shape, for: ScanView(width: .max))
      return endpoint.picture(of: page, width: size.width, height: size.height)
    case .none: throw missingScan(of: page)
    case .unavailable: throw .notFound(what: .picture(of: page), source: name)
    }
  }

  private func missingScan(of page: PageID) -> NewspaperError {
    .notFound(what: .scan(of: page), source: name)
  }
}

extension NewspaperError {
  /// Whether this machine failed, for example because the XML library is missing.
  fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}
