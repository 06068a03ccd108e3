import HTTP
import Newspapers

extension Server {
  /// Requests the ALTO file of a page, which never changes.
  public func layout(
    _ url: String, of page: PageID, freshness: Freshness, reading: LayoutReading
  ) async throws(NewspaperError) -> PageLayout {
    try await file(.layout(url, of: page), of: .xml, freshness: freshness) {
      [host = site.host] file throws(NewspaperError) in
      try reading(file.value, host)
    }
  }

  /// Requests the ALTO file of a page and extracts its text.
  public func layoutText(
    _ url: String, of page: PageID, freshness: Freshness, reading: LayoutReading
  ) async throws(NewspaperError) -> PageText {
    try await file(.layout(url, of: page), of: .xml, freshness: freshness) {
      [host = site.host] file throws(NewspaperError) in
      let layout = try reading(file.value, host)
      let text = PrintedText(layout).lines.joined(separator: "\n")
      return PageText(page: page, text: text, layout: layout, origin: file.origin)
    }
  }

  /// Requests the size of a page's scan from an image service, which never changes. A missing response
  /// counts as one without it; a failure does not, as the next request may succeed.
  public func information(
    of image: IIIFImage, showing page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> ImageInformation {
    let question = ResourceRequest(
      image.service + "/info.json", subject: .scan(of: page), shelfLife: .infinity)
    do throws(NewspaperError) {
      return try await answer(question, as: ImageInformation.self, freshness: freshness).value
    } catch .notFound {
      return .none
    }
  }

  /// Requests a picture of a page, which never changes.
  /// - Parameter image: the service that has it; nil if it comes from none.
  public func scan(
    _ url: String, of page: PageID, showing region: PageBox, from image: IIIFImage? = nil
  ) async throws(NewspaperError) -> PageScan {
    let size = image?.size.map { ScanSize(width: $0.width, height: $0.height) }
    return try await file(.picture(url, of: page), of: .jpeg, freshness: .atHand) {
      PageScan(
        jpeg: $0.value, region: region, origin: $0.origin, size: size, iiif: image == nil ? nil : url,
        address: url)
    }
  }
}

extension ResourceRequest {
  /// For the ALTO file of a page, which never changes.
  public static func layout(_ url: String, of page: PageID) -> ResourceRequest {
    ResourceRequest(url, subject: .part("layout", of: page), shelfLife: .infinity, page: page)
  }

  /// For a picture of a page, which never changes.
  public static func picture(_ url: String, of page: PageID) -> ResourceRequest {
    ResourceRequest(url, subject: .scan(of: page), shelfLife: .infinity)
  }
}
