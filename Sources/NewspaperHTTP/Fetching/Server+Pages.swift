import HTTP
import Newspapers

extension Server {
  /// Requests the ALTO file of a page, which never changes.
  public func layout(
    _ url: String, of page: PageID, freshness: Freshness, reading: LayoutReading
  ) async throws(NewspaperError) -> PageLayout {
    let question = ResourceRequest(url, subject: .part("layout", of: page), shelfLife: .infinity, page: page)
    return try await file(question, of: .xml, freshness: freshness) {
      [host = site.host] file throws(NewspaperError) in
      try reading(file.value, host)
    }
  }

  /// Requests the ALTO file of a page and extracts its text.
  public func layoutText(
    _ url: String, of page: PageID, freshness: Freshness, reading: LayoutReading
  ) async throws(NewspaperError) -> PageText {
    let question = ResourceRequest(url, subject: .part("layout", of: page), shelfLife: .infinity, page: page)
    return try await file(question, of: .xml, freshness: freshness) {
      [host = site.host] file throws(NewspaperError) in
      let layout = try reading(file.value, host)
      let text = PrintedText(layout).lines.joined(separator: "\n")
      return PageText(page: page, text: text, layout: layout, origin: file.origin)
    }
  }

  /// Requests the size of a page's scan from an image service, which never changes. A missing response
  /// counts as one without it; a failure does not, as the next request may succeed.
  public func information(
    of image: IIIFImage, showing page: PageID
  ) async throws(NewspaperError) -> ImageInformation {
    let question = ResourceRequest(
      image.service + "/info.json", subject: .scan(of: page), shelfLife: .infinity)
    do throws(NewspaperError) {
      return try await answer(question, as: ImageInformation.self, freshness: .atHand).value
    } catch .notFound {
      return .none
    }
  }

  /// Requests a picture of a page, which never changes.
  /// - Parameter image: the service that has it; nil if it comes from none.
  public func scan(
    _ url: String, of page: PageID, showing region: PageBox, from image: IIIFImage? = nil
  ) async throws(NewspaperError) -> PageScan {
    let question = ResourceRequest(url, subject: .scan(of: page), shelfLife: .infinity)
    let size = image?.size.map { ScanSize(width: $0.width, height: $0.height) }
    return try await file(question, of: .jpeg, freshness: .atHand) {
      PageScan(
        jpeg: $0.value, region: region, origin: $0.origin, size: size, iiif: image == nil ? nil : url,
        address: url)
    }
  }
}
