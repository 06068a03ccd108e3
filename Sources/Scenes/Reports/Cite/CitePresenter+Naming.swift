import Citations
import MVP
import Newspapers
import Presentation

/// What names newspapers without a record.
extension CitePresenter {
  /// What a search printed about a newspaper, completed by whatever else this machine knows.
  func said(about address: PageAddress, _ item: CiteOrder.Item) async -> Newspaper? {
    let printed = found[Subject(address.lccn, item.service)]
    if let printed, !printed.places.isEmpty { return printed }
    let known = await item.service.named(address, at: item.site)
    return printed?.completed(by: known) ?? known
  }

  /// A record, or what else names the newspaper if its record does not.
  func named(
    _ record: NewspaperRecord, _ address: PageAddress, _ item: CiteOrder.Item
  ) async -> CitedNewspaper {
    guard record.detail.newspaper.isUntitled else { return .recorded(record) }
    let known = CitedNewspaper(record, said: await said(about: address, item))
    if known == .unknown { report(UntitledNewspapers(address, at: item.service)) }
    return known
  }

  /// Says what is missing without a record.
  /// - Returns: whether anything is.
  @discardableResult
  func report(
    _ address: PageAddress, _ said: Newspaper?, _ error: NewspaperError, _ service: NewspaperService
  ) -> Bool {
    guard let gap = UntitledNewspapers.gap(address.lccn, said, error) else { return false }
    content.gaps.append(gap)
    if said == nil { content.gaps += UntitledNewspapers(address, at: service).advice(after: error) }
    return true
  }

  private func report(_ untitled: UntitledNewspapers) {
    guard order.details.title == nil, let first = untitled.lines.first, !content.gaps.contains(first) else {
      return
    }
    content.gaps += untitled.lines
  }

  /// A clip made when nothing named its newspaper, with what does now.
  func named(_ reference: Reference, _ service: NewspaperService) async -> Reference {
    guard reference.isUntitled, case .page(let page) = reference.work else { return reference }
    let known = await service.cited(.page(page), at: reference.address.flatMap { IssueSource($0) })
    let now = Citing.reference(to: .page(page), known, archive: service.archive)
    guard !now.isUntitled else {
      report(UntitledNewspapers(.page(page), at: service))
      return reference
    }
    var named = reference
    (named.title, named.place) = (now.title, reference.place ?? now.place)
    (named.issn, named.oclc) = (reference.issn ?? now.issn, reference.oclc ?? now.oclc)
    return named
  }
}
