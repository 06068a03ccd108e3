import HTTP
import Newspapers

extension Server {
  /// Requests the ALTO file of a page, which never changes.
  public func layout(
    _ url: String, of page: PageID, freshness: Freshness, reading: LayoutReading
  ) async throws(NewspaperError) -> PageLayout {
    let question = Question(url, subject: "layout of page \(page)", shelfLife: .infinity)
    return try await file(question, of: .xml, freshness: freshness) {
      [host = site.host] file throws(NewspaperError) in
      try reading(file.value, host)
    }
  }

  /// Requests the ALTO file of a page and extracts its text.
  public func layoutText(
    _ url: String, of page: PageID, freshness: Freshness, reading: LayoutReading
  ) async throws(NewspaperError) -> PageText {
    let question = Question(url, subject: "layout of page \(page)", shelfLife: .infinity)
    return try await file(question, of: .xml, freshness: freshness) {
      [host = site.host] file throws(NewspaperError) in
      let layout = try reading(file.value, host)
      let text = PrintedText(layout).lines.joined(separator: "\n")
      return PageText(page: page, text: text, layout: layout, origin: file.origin)
    }
  }

  /// Requests a picture of a page, which never changes.
  public func scan(
    _ url: String, of page: PageID, showing region: PageBox
  ) async throws(NewspaperError) -> PageScan {
    let question = Question(url, subject: "scan of page \(page)", shelfLife: .infinity)
    return try await file(question, of: .jpeg, freshness: .atHand) {
      PageScan(jpeg: $0.value, region: region, origin: $0.origin)
    }
  }
}
