/// Another archive, with the texts of this machine's pages where they are newer, nearer, or all there is.
public struct ShelvedArchive: DecoratedArchive {
  let archive: any NewspaperArchive
  private let shelf: @Sendable (PageID) async throws(NewspaperError) -> PageText?

  /// - Parameter shelf: a page's text, if this machine has it.
  public init(
    _ archive: any NewspaperArchive,
    shelf: @escaping @Sendable (PageID) async throws(NewspaperError) -> PageText?
  ) {
    self.archive = archive
    self.shelf = shelf
  }

  /// What the archive kept comes first, since it has the blocks of the page; the network last, unless the text has to be
  /// recent.
  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    switch freshness {
    case .recent:
      do {
        return try await archive.text(of: page, freshness: .recent)
      } catch {
        guard error.isOutage || error.isNotHere, let text = await shelved(page) else { throw error }
        return error.isNotHere
          ? text : text.substituting(for: archive.name(of: page.issue.lccn), after: error)
      }
    case .kept, .atHand:
      do {
        return try await archive.text(of: page, freshness: .kept)
      } catch {
        if error == .canceled { throw error }
        if let text = await shelved(page) { return text }
        if freshness == .kept { throw error }
      }
      return try await archive.text(of: page, freshness: .atHand)
    }
  }

  /// An index that cannot be read is reported where it is searched; the page can still be had elsewhere.
  private func shelved(_ page: PageID) async -> PageText? { try? await shelf(page) }
}

extension PageText {
  fileprivate func substituting(for name: String, after error: NewspaperError) -> PageText {
    PageText(page: page, text: text, layout: layout, origin: origin.substituting(for: name, after: error))
  }
}
