import MVP
import Newspapers

/// The page's text from its layout (ALTO).
extension PageReaderPresenter {
  /// Replaces the text with the layout's words; false if they could not be loaded.
  func readLayout(_ freshness: Freshness) async -> Bool {
    let asked = page
    if let content { show(.refreshing(content)) }
    do throws(NewspaperError) {
      let layout = try await archive.layout(of: asked, freshness: freshness)
      guard asked == page, !Task.isCancelled, let origin = words?.origin else { return false }
      let read = await PageWords.read(layout, origin: origin)
      guard asked == page, !read.lines.isEmpty else { return asked == page }
      words = read
      return true
    } catch {
      if asked == page { fail(error) }
      return false
    }
  }
}
