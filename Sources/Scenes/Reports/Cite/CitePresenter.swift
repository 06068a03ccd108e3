import Citations
import Clock
import MVP
import Newspapers
import Presentation

/// Makes references: one record per newspaper, preferring stored ones. If a record is unavailable, what is
/// known is cited.
public final class CitePresenter: MvpPresenter<CiteContent> {
  let order: CiteOrder
  private let holdings: any MachineHoldings
  private let clock: any WallClock
  private var bibliography = Bibliography()
  private var records: [Subject<LCCN>: Record] = [:]
  /// What a search said about newspapers, which is cited without a record.
  var found: [Subject<LCCN>: Newspaper] = [:]
  /// The numbers of the pages of issues that are on this machine.
  private var pages: [Subject<IssueID>: [Int]] = [:]
  /// Messages about issues that newspapers on this machine do not have.
  private var absences: [Subject<IssueID>: String] = [:]
  /// Who provided the scans of issues, if known.
  private var credits: [Subject<IssueID>: String?] = [:]
  /// The sources that refused, which are not asked again.
  private var refusals: [String: NewspaperError] = [:]
  var content = CiteContent()

  private enum Record {
    case known(NewspaperRecord)
    case missing(Newspaper?)
    /// The source does not have it.
    case none(Failure)
  }

  /// - Parameter holdings: knows newspapers with a page here but no record.
  public init(
    _ order: CiteOrder, holdings: any MachineHoldings = NoHoldings(), clock: any WallClock
  ) {
    (self.order, self.holdings, self.clock) = (order, holdings, clock)
  }

  public override func start() async {
    var shown = clock.now
    let kept = await CitePresenter.kept(order.items)
    for (newspaper, record) in kept.records { records[newspaper] = .known(record) }
    (pages, absences, found) = (kept.pages, kept.absences, kept.found)
    for item in order.items {
      switch item.work {
      case .address(let address): await cite(address, item)
      case .known(let reference): add(await named(reference, item.service).with(order.details))
      case .search(let query, let order): await cite(query, order, item.service)
      case .fault(let failure): content.failures.append(failure)
      }
      guard !Task.isCancelled else { return }
      // One by one only if a source is slow.
      if clock.now - shown > 0.1 {
        show(.refreshing(content))
        shown = clock.now
      }
    }
    show(.content(content))
  }

  private func cite(_ address: PageAddress, _ item: CiteOrder.Item) async {
    let archive = item.service.archive
    let details = order.details.completed(by: item.printed)
    let issue = address.issue.map { Subject($0, item.service) }
    let known = issue.flatMap { pages[$0] }
    if case .page(let page) = address, let known, !known.contains(page.sequence) {
      content.gaps.append(Failure.noPage(page, known).message)
    }
    let absence = issue.flatMap { absences.removeValue(forKey: $0) }
    if let absence { content.gaps.append(absence) }
    switch await record(of: address, item) {
    case .none(let failure):
      if !content.failures.contains(failure) { content.failures.append(failure) }
    case .missing(let newspaper):
      await add(
        Citing.reference(to: address, newspaper: newspaper, fetched: nil, archive: archive, details), item)
    case .known(let record):
      // What is here appeared, whatever the record says.
      if absence == nil, known == nil, let issue,
        let outside = record.knownAbsence(in: issue.id.date.year)?.words, !content.gaps.contains(outside)
      {
        content.gaps.append(outside)
      }
      let newspaper = await named(record, address, item)
      await add(Citing.reference(to: address, newspaper, archive: archive, details), item)
    }
  }

  private func record(of address: PageAddress, _ item: CiteOrder.Item) async -> Record {
    let (lccn, service) = (address.lccn, item.service)
    let newspaper = Subject(lccn, service)
    if let known = records[newspaper] { return known }
    let record: Record
    let refusal = refusals[service.name]
    do throws(NewspaperError) {
      record = .known(
        try await service.directory.newspaper(lccn, freshness: refusal == nil ? .atHand : .kept))
    } catch .notFound(let what, let source) {
      let error = NewspaperError.notFound(what: what, source: source)
      let said = await said(about: address, item)
      // What can be read here, or is named, exists, even if an incomplete catalog does not have it.
      let isHere = await holdings.pageCount(of: lccn) > 0
      if isHere || said != nil {
        report(address, said, error, service)
        record = .missing(said)
      } else {
        record = .none(Failure(error))
      }
    } catch {
      let said = await said(about: address, item)
      if report(address, said, refusal ?? error, service), (refusal ?? error).isOutage,
        content.outage == nil, order.details.title == nil
      {
        content.outage = Failure(refusal ?? error)
      }
      if error.endsWork { refusals[service.name] = error }
      record = .missing(said)
    }
    records[newspaper] = record
    return record
  }

  private func cite(_ query: SearchQuery, _ order: SearchOrder?, _ service: NewspaperService) async {
    guard let search = service.search.asked else {
      return content.failures.append(SearchWords.nobody)
    }
    do throws(NewspaperError) {
      let explanation = try await search.explanation(of: query, order: order ?? query.usualOrder)
      guard let first = explanation.lists.first else {
        return content.failures.append(SearchWords.noAddress(explanation))
      }
      // The query of a saved search: only this reader knows its name.
      let query = explanation.query
      var reference = Reference(
        .search(query.description), title: self.order.details.title ?? "Search for “\(query)”")
      // A search of several lists has no address of its own; cite their collection.
      let address = Citing.address(ofSearch: first.web)
      reference.address = explanation.lists.count == 1 ? address : nil
      if reference.address == nil {
        content.gaps.append(
          "the search “\(query)” has no address of its own: it is \(explanation.lists.count) searches at "
            + Failure.named(explanation.source))
      }
      reference.collection = Citing.collection(of: address)
      reference.accessed = self.order.details.accessed.day(fetched: self.order.today)
      add(reference)
    } catch {
      content.failures.append(Failure(error))
    }
  }

  /// Adds a reference to where it was found, with who provided the scan if requested.
  private func add(_ reference: Reference, _ item: CiteOrder.Item) async {
    var reference = item.site.map(reference.at) ?? reference
    if order.saysCredit, let issue = reference.issue {
      reference.credit = await credit(of: issue, item.service)
    }
    add(reference)
  }

  /// Requested once per issue; if unavailable, that is reported once.
  private func credit(of issue: IssueID, _ service: NewspaperService) async -> String? {
    let subject = Subject(issue, service)
    if let known = credits[subject] { return known }
    var credit: String?
    do throws(NewspaperError) {
      credit = try await service.archive.issue(issue, freshness: .atHand).credit
      if credit == nil { content.gaps.append("who provided the scans of \(issue) is not known") }
    } catch {
      content.gaps.append("who provided the scans of \(issue) is missing: \(Failure.words(for: error))")
    }
    credits[subject] = .some(credit)
    return credit
  }

  private func add(_ reference: Reference) {
    guard let key = bibliography.add(reference) else { return }
    content.items.append(CiteContent.Item(reference: reference, key: key))
  }
}
