/// Another archive, with the texts of this machine's pages if they are newer, faster, or the only ones.
public struct ShelvedArchive: DecoratedArchive {
  let archive: any NewspaperArchive
  private let shelf: @Sendable (PageID) async throws(NewspaperError) -> PageText?
  private let holdings: any MachineHoldings

  /// - Parameters:
  ///   - holdings: which pages of an issue this machine has, to say so if one is not here.
  ///   - shelf: a page's text, if this machine has it.
  public init(
    _ archive: any NewspaperArchive, holdings: any MachineHoldings = NoHoldings(),
    shelf: @escaping @Sendable (PageID) async throws(NewspaperError) -> PageText?
  ) {
    self.archive = archive
    self.holdings = holdings
    self.shelf = shelf
  }

  /// The archive's stored text comes first, since it has the blocks of the page; the network last, unless the
  /// text has to be recent.
  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    switch freshness {
    case .recent:
      do {
        return try await archive.text(of: page, freshness: .recent)
      } catch {
        guard error.leavesWhatIsHere else { throw error }
        guard let text = await shelved(page) else { throw await naming(page, error) }
        return error.isNotHere
          ? text : text.asFallback(for: archive.name(of: page.issue.lccn), after: error)
      }
    case .kept, .atHand:
      do {
        return try await archive.text(of: page, freshness: .kept)
      } catch {
        if error == .canceled { throw error }
        if let text = await shelved(page) { return text }
        if freshness == .kept { throw await naming(page, error) }
      }
      do { return try await archive.text(of: page, freshness: .atHand) } catch {
        throw await naming(page, error)
      }
    }
  }

  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    if await archive.isHere(part, of: page) { return true }
    guard part == .text else { return false }
    return await shelved(page) != nil
  }

  /// An index that cannot be read is reported where it is searched; the page may still be available
  /// elsewhere.
  private func shelved(_ page: PageID) async -> PageText? { try? await shelf(page) }

  /// Which pages of the issue are here, if this one is not.
  private func naming(_ page: PageID, _ error: NewspaperError) async -> NewspaperError {
    guard error.isNotHere else { return error }
    let here = await holdings.pages(of: page.issue, without: error)
    guard !here.isEmpty else { return error }
    let numbers = here.map { String($0.sequence) }.joined(separator: ", ")
    return .notHere(
      what: .other(
        "page \(page.sequence) of issue \(page.issue), only page\(here.count == 1 ? "" : "s") \(numbers)"))
  }
}

extension PageText {
  fileprivate func asFallback(for name: String, after error: NewspaperError) -> PageText {
    PageText(page: page, text: text, layout: layout, origin: origin.asFallback(for: name, after: error))
  }
}
