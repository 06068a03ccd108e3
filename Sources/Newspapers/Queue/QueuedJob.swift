/// What a reader wants to have on this machine, to read without a network.
public struct QueuedJob: Hashable, Sendable, Identifiable {
  public enum Wanted: Hashable, Sendable {
    /// All pages of an issue.
    case issue(IssueID)
    /// All pages of several issues, each once.
    case issues([IssueID])
    /// All issues of a newspaper's year.
    case year(LCCN, Int)
    /// Pages of any newspapers, each once.
    case pages([PageID])

    /// The only newspaper; nil if there are several.
    public var newspaper: LCCN? {
      switch self {
      case .issue(let issue): issue.lccn
      case .issues(let issues): Wanted.only(issues.lazy.map(\.lccn))
      case .year(let lccn, _): lccn
      case .pages(let pages): Wanted.only(pages.lazy.map(\.issue.lccn))
      }
    }

    private static func only(_ lccns: some Collection<LCCN>) -> LCCN? {
      let first = lccns.first
      return lccns.allSatisfy { $0 == first } ? first : nil
    }
  }

  /// What to store of each page.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case text, scan
    /// A separate file, for other programs.
    case pdf
  }

  public enum Priority: String, CaseIterable, Hashable, Comparable, Sendable {
    case high, normal, low

    public static func < (left: Priority, right: Priority) -> Bool { left.rank < right.rank }

    private var rank: Int { self == .low ? 0 : self == .normal ? 1 : 2 }
  }

  public enum State: String, CaseIterable, Hashable, Sendable {
    case waiting
    /// A program is working on it, or was killed while it did: `QueueContents.isRunning` says which.
    case running
    /// Until the reader resumes it.
    case paused
    /// It finished, but some of it was unavailable.
    case failed
    case done

    /// Whether there is nothing left to do.
    public var isOver: Bool { self == .failed || self == .done }
  }

  /// What was unavailable.
  public struct Failure: Hashable, Sendable {
    /// A page, issue or year as in addresses: `sn83045462/1865-10-02/ed-1/seq-3`.
    public let item: String
    /// The end of a sentence: `www.loc.gov has no page …`.
    public let reason: String

    public init(item: String, reason: String) { (self.item, self.reason) = (item, reason) }
  }

  /// Its progress. A page counts once everything wanted from it is on this machine.
  public struct Progress: Hashable, Sendable {
    /// Issues that it has; nil if not known yet, 0 for a list of pages.
    public var issues: Int?
    /// Of these, the ones whose pages are known.
    public var listed = 0
    /// The number of pages of those issues.
    public var pages = 0
    public var done = 0
    /// The bytes of the finished pages.
    public var bytes = 0

    public init(issues: Int? = nil, listed: Int = 0, pages: Int = 0, done: Int = 0, bytes: Int = 0) {
      (self.issues, self.listed, self.pages, self.done, self.bytes) = (issues, listed, pages, done, bytes)
    }

    /// Whether `allPages` is counted, not estimated.
    public var isExact: Bool { issues.map { listed >= $0 } ?? false }

    /// All pages of the job, assuming as many for each issue as the known ones have. Nil if nothing is known.
    public var allPages: Int? {
      guard let issues else { return nil }
      guard listed < issues else { return pages }
      return listed > 0 ? max(pages, (pages * issues + listed / 2) / listed) : nil
    }
  }

  /// From 1; no two jobs of a queue have the same.
  public private(set) var id: Int
  public let wanted: Wanted
  /// The newspaper's title, if known; empty otherwise.
  public private(set) var title: String
  public let parts: Set<Part>
  /// As `--source` names it, without a password; nil for the default one.
  public let source: String?
  public var priority: Priority
  public var state: State
  /// Seconds since 1970.
  public let added: Double
  /// When it finished.
  public var ended: Double?
  public var progress: Progress
  public var failures: [Failure]
  /// What its source lists, but has no pages of: a job without it is done.
  public var gaps: [Failure]
  /// Why it is paused, if not by the reader: a sentence without a period.
  public var note: String?

  public init(
    id: Int, wanted: Wanted, title: String = "", parts: Set<Part> = [.text], source: String? = nil,
    priority: Priority = .normal, state: State = .waiting, added: Double, ended: Double? = nil,
    progress: Progress = Progress(), failures: [Failure] = [], gaps: [Failure] = [], note: String? = nil
  ) {
    (self.id, self.wanted, self.title, self.parts, self.source) = (id, wanted, title, parts, source)
    (self.priority, self.state, self.added, self.ended) = (priority, state, added, ended)
    (self.progress, self.failures, self.gaps, self.note) = (progress, failures, gaps, note)
  }

  /// The same with another number.
  public func numbered(_ id: Int) -> QueuedJob {
    var job = self
    job.id = id
    return job
  }

  /// The same with the title of its newspaper.
  public func titled(_ title: String) -> QueuedJob {
    var job = self
    job.title = title
    return job
  }

  /// Restarts it from the beginning: pages that are already here take no request.
  public mutating func restart() {
    (state, ended, failures, gaps, note) = (.waiting, nil, [], [], nil)
  }

  /// Whether the reader can pause it.
  public var canBePaused: Bool { !state.isOver && state != .paused }

  /// Pauses it until the reader resumes it.
  public mutating func pause() { (state, note) = (.paused, nil) }

  /// Whether it can be worked on.
  public var isOpen: Bool { state == .waiting || state == .running }

  /// Whether it means the same, so that it need not be added twice.
  public func isSame(as other: QueuedJob) -> Bool {
    wanted == other.wanted && parts == other.parts && source == other.source
  }
}
