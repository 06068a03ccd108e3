import MVP

/// A list, one page of which a command prints.
open class PagedListText<Content: Equatable & Sendable>: ListText<Content> {
  private final let page: Int
  private final let pageSize: Int

  /// - Parameter page: which page of `pageSize` rows to print, from 1.
  public init(format: ListFormat, page: Int, pageSize: Int, output: any TextOutput) {
    self.page = page
    self.pageSize = pageSize
    super.init(format: format, output: output)
  }

  /// The number of rows on all pages.
  open func total(of content: Content) -> Int { 0 }

  /// Whether the total is unknown.
  open func isOpenEnded(_ content: Content) -> Bool { false }

  /// What `total` counts, in words.
  open func count(of content: Content) -> String { "" }

  /// The rows of the page, loaded or not.
  public final var rows: Range<Int> { (page - 1) * pageSize..<page * pageSize }

  public override final func summary(of content: Content) -> String {
    if isOpenEnded(content) { return "page \(page), \(count(of: content))" }
    let pages = (total(of: content) + pageSize - 1) / pageSize
    return page > pages
      ? "page \(page) is past the end: \(Numerals.grouped(pages)) page\(pages == 1 ? "" : "s"), \(count(of: content))"
      : "page \(page) of \(Numerals.grouped(pages)), \(count(of: content))"
  }
}
