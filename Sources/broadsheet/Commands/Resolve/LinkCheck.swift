import HTTP
import Links
import MVP
import Newspapers
import Presentation

/// Whether the targets of addresses exist: one request for each issue and each newspaper about which this
/// machine knows nothing.
@MainActor struct LinkCheck {
  enum Finding: Hashable {
    case exists
    case missing
    /// The source has it under another newspaper's number.
    case moved(LCCN)
    /// The server refuses requests.
    case refused
    /// It is unknown: no server was asked, or none could be reached.
    case unknown
  }

  struct Subject: Hashable {
    let work: Work
    let home: AddressHome
  }

  enum Work: Hashable, CustomStringConvertible {
    case newspaper(LCCN)
    case issue(IssueID)

    var description: String {
      switch self {
      case .newspaper(let lccn): lccn.description
      case .issue(let issue): issue.description
      }
    }
  }

  private enum Answer {
    case newspaper
    case issue(pages: Set<Int>, movedTo: LCCN?)
    case missing
    case unknown(NewspaperError)
  }

  let settings: Settings
  let source: SourceOptions
  var services: HomeServices
  /// In the order found.
  var subjects: [Subject] = []
  private var answers: [Subject: Answer] = [:]
  private var known: Set<Subject> = []
  private var refusing: Set<AddressHome> = []
  private let missing: MissingAnswers

  init(_ source: SourceOptions) throws {
    settings = try .forCommand()
    self.source = source
    services = HomeServices(source)
    missing = MissingAnswers(settings)
  }

  /// The source that the options or the settings name; nil if neither does.
  private var named: Source? { source.source ?? settings.source }
  private var isOffline: Bool { named == .offline }

  mutating func add(_ link: Link) {
    guard let subject = LinkCheck.subject(of: link), known.insert(subject).inserted else { return }
    subjects.append(subject)
  }

  /// Nil if it is neither a newspaper nor an issue, nor in one.
  func finding(of link: Link) -> Finding? {
    guard let subject = LinkCheck.subject(of: link) else { return nil }
    switch answers[subject] {
    case nil, .unknown: return refusing.contains(subject.home) ? .refused : .unknown
    case .missing: return .missing
    case .newspaper: return .exists
    case .issue(let pages, let other):
      if case .page(let page, _) = link.target, !pages.contains(page.sequence) { return .missing }
      return other.map { .moved($0) } ?? .exists
    }
  }

  private static func subject(of link: Link) -> Subject? {
    let work: Work? =
      switch link.target {
      case .newspaper(let lccn): .newspaper(lccn)
      case .issue(let issue), .file(let issue?): .issue(issue)
      case .page(let page, _): .issue(page.issue)
      default: nil
      }
    return work.map { Subject(work: $0, home: .site(of: link.address)) }
  }

  // MARK: Requests

  /// Requests what this machine does not know, after saying how long that will take.
  /// - Returns: why a server was not asked any further; nil if everything was requested.
  mutating func ask(_ output: StandardOutput) async throws -> Failure? {
    for site in leaveOthers() {
      output.note("links to \(site) are not checked: --source names another source")
    }
    var open: [Subject] = []
    for subject in subjects {
      var answer = await answer(for: subject.work, try services.service(for: subject.home), .kept)
      if case .unknown = answer, await missing.has(name(of: subject), at: sourceAddress(of: subject)) {
        answer = .missing
      }
      if case .unknown = answer { open.append(subject) } else { answers[subject] = answer }
    }
    guard !subjects.isEmpty else { return nil }
    tell(open, output)
    guard !isOffline else { return nil }
    var (failure, ended): (Failure?, Set<AddressHome>) = (nil, [])
    for (number, subject) in open.enumerated() where !ended.contains(subject.home) {
      if output.canReplaceNotes {
        output.notePassing("checking \(number + 1) of \(open.count): \(subject.work)")
      }
      let answer = await answer(for: subject.work, try services.service(for: subject.home), .atHand)
      answers[subject] = answer
      if case .missing = answer { await missing.add(name(of: subject), at: sourceAddress(of: subject)) }
      guard case .unknown(let error) = answer else { continue }
      failure = failure ?? Failure(error)
      switch error {
      case .rateLimited, .botCheck: refusing.insert(subject.home)
      default: break
      }
      if error.endsWork {
        ended.insert(subject.home)
      } else {
        output.note("\(subject.work): \(Failure.words(for: error))")
      }
    }
    return failure
  }

  /// If no source is named, a site that lists the newspaper may have what the Library lacks.
  private func name(of subject: Subject) -> String {
    "\(named?.name ?? "anywhere")/\(subject.work)"
  }

  private func sourceAddress(of subject: Subject) -> String {
    if case .site(let site) = subject.home { return site.url }
    return named?.site?.url ?? settings.locURL.url
  }

  private func tell(_ open: [Subject], _ output: StandardOutput) {
    let kept = Numerals.count(subjects.count - open.count, "answer")
    guard !open.isEmpty else { return output.note("\(kept) on this machine; no request is needed") }
    guard !isOffline else {
      return output.note(
        "\(kept) on this machine; \(open.count) \(open.count == 1 ? "is" : "are") not known here, and no server is asked offline"
      )
    }
    let seconds = open.reduce(0) { $0 + pace(of: $1.home) }
    output.note(
      "\(kept) on this machine, \(Numerals.count(open.count, "request")) to send: about \(ProgressWords.estimate(Int(seconds.rounded())))"
    )
  }

  /// Seconds.
  private func pace(of home: AddressHome) -> Double {
    let host = if case .site(let site) = home { site.origin.host } else { settings.locURL.origin.host }
    return settings.pace(of: host)?.interval ?? 0
  }

  private func answer(
    for work: Work, _ service: NewspaperService, _ freshness: Freshness
  ) async -> Answer {
    do throws(NewspaperError) {
      switch work {
      case .newspaper(let lccn):
        _ = try await service.directory.newspaper(lccn, freshness: freshness)
        return .newspaper
      case .issue(let id):
        let issue = try await service.archive.issue(id, freshness: freshness)
        return .issue(pages: Set(issue.pages.map(\.sequence)), movedTo: issue.movedTo)
      }
    } catch {
      // What is not stored here may well exist.
      if case .notFound = error, freshness != .kept { return .missing }
      return .unknown(error)
    }
  }
}
