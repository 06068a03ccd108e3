import Citations
import Clock
import MVP
import Newspapers

/// What a clip says about itself.
extension ClipMaker {
  func reference(
    _ order: ClipOrder, _ text: ClippedText?, _ notes: inout [String]
  ) async throws(ClipError) -> (reference: Reference, newspaper: Newspaper?) {
    var details = Citing.Details()
    details.headline = order.headline.map(OwnWords.line)?.nonEmpty
    details.authors = order.authors.flatMap(CitedAuthor.list)
    details.printedPage = order.printedPage?.nonEmpty
    details.accessed = .never
    let known = try await known(about: order.page, &notes)
    var reference = Citing.reference(to: .page(order.page), known, archive: service.archive, details)
    if let language = text?.language { reference.language = LanguageName.english(language) }
    reference.tags = OwnWords.tags(order.tags)
    return (reference, known.newspaper)
  }

  private func known(about page: PageID, _ notes: inout [String]) async throws(ClipError) -> CitedNewspaper {
    let lccn = page.issue.lccn
    do throws(NewspaperError) {
      let record = try await service.directory.newspaper(lccn, freshness: .atHand)
      if !record.detail.newspaper.isUntitled { return .recorded(record) }
      let known = CitedNewspaper(record, said: await service.named(.page(page)))
      if known == .unknown { notes += UntitledNewspapers(.page(page), at: service).lines }
      return known
    } catch {
      if error == .canceled { throw .source(error) }
      let known = CitedNewspaper(nil, said: await service.named(.page(page)))
      if let gap = UntitledNewspapers.gap(lccn, known.newspaper, error) { notes.append(gap) }
      if known == .unknown { notes += UntitledNewspapers(.page(page), at: service).advice(after: error) }
      return known
    }
  }

  /// Who provided the scan, if the stored issue says so.
  func credit(of page: PageID) async -> String? {
    // This takes no request, and a clip is complete without it.
    do { return try await service.archive.issue(page.issue, freshness: .kept).credit } catch { return nil }
  }

  /// The clip for the reader's notes. A clip made again from the same regions stays the same entry, with what
  /// the reader wrote on it, unless that is written again.
  func excerpt(_ order: ClipOrder, _ text: ClippedText?, _ newspaper: Newspaper?) async -> Excerpt {
    let former = await former(order)
    let tags = order.tags.isEmpty ? former?.tags : order.tags
    return Excerpt(
      id: former?.id ?? Excerpt.anyID(), of: order.page, at: Citing.source(of: order.page, service.archive),
      newspaper: newspaper, regions: order.regions, headline: order.headline ?? former?.headline ?? "",
      authors: order.authors.isEmpty ? former?.authors ?? [] : order.authors,
      printedPage: order.printedPage?.nonEmpty ?? former?.printedPage ?? "",
      note: order.note.nonEmpty ?? former?.note ?? "", text: text?.text, tags: tags ?? [],
      foundBy: order.foundBy ?? former?.foundBy, added: former?.added ?? clock.now, changed: clock.now)
  }

  /// The clip that this one replaces.
  private func former(_ order: ClipOrder) async -> Excerpt? {
    guard order.existing == .replaced, let library else { return nil }
    do throws(NewspaperError) {
      return try await library.excerpts(of: order.page).last { excerpt in
        excerpt.regions.count == order.regions.count
          && zip(excerpt.regions, order.regions).allSatisfy { $0.isNear($1) }
      }
    } catch {
      // Adding the clip there fails, too, and says so.
      return nil
    }
  }

  /// - Returns: why it could not be stored; nil if it was, or was not supposed to be.
  func keep(_ excerpt: Excerpt?) async -> Failure? {
    guard let excerpt, let library else { return nil }
    do throws(NewspaperError) {
      try await library.put(excerpt)
      return nil
    } catch {
      return Failure(error)
    }
  }
}
