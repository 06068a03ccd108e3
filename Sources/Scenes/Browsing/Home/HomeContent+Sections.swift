import MVP
import Newspapers
import Presentation
import Text

/// What makes up the sections.
struct HomeParts {
  let front: LibraryFront
  var machine = HomeMachine()
  let now: Double
  /// The built-in newspaper; nil if there is none.
  let demonstration: LCCN?
  let isOffline: Bool
}

/// What is looked up after the first frame.
struct HomeMachine: Hashable, Sendable {
  var newspapers: HeldNewspapers?
  /// Whether the whole directory was imported: no other list of newspapers has as many.
  var hasDirectory: Bool { newspapers.map { $0.count > 100_000 } ?? false }
  var pages: HeldPages?
  var day = LibraryRows<HeldPage>.none
  var held: Set<PageID> = []
  /// The newspapers that are completely here.
  var whole: Set<LCCN> = []
  /// What has bookmarks.
  var bookmarked: Set<PageAddress> = []
  /// The unfinished jobs of the queue.
  var jobs: [JobRow] = []
  /// Including finished ones.
  var jobCount = 0
  var fault: Notice?
}

extension HomeContent {
  /// With fewer rows of the reader's own, the suggestions for beginners stay.
  private static let few = 3

  init(_ parts: HomeParts) {
    let today = Moment.date(parts.now)
    self.day = IssueWords.day(today)
    source = parts.machine.newspapers.map { OriginContent($0.origin).words(now: parts.now) } ?? ""
    notice = parts.machine.fault
    machine = HomeContent.machine(parts.machine)
    let day = HomeContent.day(parts, today)
    let own = [HomeContent.reading(parts), HomeContent.bookmarks(parts), HomeContent.searches(parts)]
    let session = HomeContent.session(parts)
    let sections =
      parts.front.isEmpty
      ? [session] + HomeContent.beginning(parts) + [day]
      : [own[0], session, day] + own.dropFirst()
        // A reader who has read one page still has most of the program to discover.
        + (own.reduce(0) { $0 + $1.rows.count } < HomeContent.few ? HomeContent.beginning(parts) : [])
    self.sections = (sections + [HomeContent.jobs(parts)]).filter { !$0.rows.isEmpty }
  }

  private static func machine(_ machine: HomeMachine) -> String {
    guard let newspapers = machine.newspapers else { return "" }
    let digitized = "\(Numerals.grouped(newspapers.digitized)) digitized"
    var parts = ["\(Numerals.count(newspapers.count, "newspaper")), \(digitized)"]
    if let pages = machine.pages, pages.count > 0 {
      parts += [Numerals.count(pages.count, "page"), ProgressWords.size(pages.bytes)]
    }
    return parts.joined(separator: " · ")
  }

  /// The most sessions to list; the key leads to earlier ones.
  private static let mostSessions = 3

  /// Rows that reopen everything that was open. The key reopens the last.
  private static func session(_ parts: HomeParts) -> Section {
    let sessions = parts.front.sessions
    let rows = sessions.prefix(mostSessions).enumerated().map { number, session in
      let names = session.tabs.map { Sanitizer.sanitized($0.name) }.filter { !$0.isEmpty }
      let count = session.openTabs.tabs.count
      let what = count == 1 ? "Reopen" : "Reopen \(Numerals.count(count, "tab")):"
      var row = HomeRow(
        target: .session(session), title: "\(what) \(names.joined(separator: "; "))")
      row.more = Moment.shortAge(session.quit, now: parts.now)
      if number == 0 { row.note = "\(key: "reopen-session", "gy")" }
      return row
    }
    let isOne = sessions.count < 2
    return Section(
      kind: .session, title: isOne ? "Last session" : "Last sessions", total: isOne ? nil : sessions.count,
      rows: rows)
  }

  private static func reading(_ parts: HomeParts) -> Section {
    let rows = parts.front.positions.rows.map { position in
      var row = HomeRow(target: .position(position), title: NewspaperRow(position.newspaper).title)
      row.detail = position.pageWords
      // It may have come after the page was left, as by a command.
      row.more = position.lineWords(hasText: parts.machine.held.contains(position.page))
      row.note = Moment.shortAge(position.read, now: parts.now)
      row.isBookmarked = parts.front.bookmarked.contains(.page(position.page))
      row.isHere = parts.machine.held.contains(position.page) || parts.machine.whole.contains(position.lccn)
      return row
    }
    return Section(
      kind: .reading, title: "Continue reading", total: parts.front.positions.total, rows: rows)
  }

  private static func day(_ parts: HomeParts, _ today: IssueDate) -> Section {
    let rows = parts.machine.day.rows.map { held in
      let title = Sanitizer.sanitized(held.title).nonEmpty ?? held.page.issue.lccn.description
      var row = HomeRow(target: .frontPage(held), title: "\(held.page.issue.date.year)  \(title)")
      row.detail = Sanitizer.sanitized(held.place)
      row.note = "page 1 is here"
      row.isBookmarked = parts.machine.bookmarked.contains(.page(held.page))
      row.isHere = true
      return row
    }
    let name = "\(IssueDate.monthNames[today.month - 1]) \(today.day)"
    return Section(
      kind: .day, title: "This day, \(name)", total: parts.machine.day.total, rows: rows,
      isOffline: parts.isOffline)
  }

  private static func bookmarks(_ parts: HomeParts) -> Section {
    let rows = parts.front.bookmarks.rows.map { bookmark in
      let newspaper = NewspaperRow(bookmark.newspaper)
      var row = HomeRow(target: .bookmark(bookmark), title: newspaper.title)
      row.detail = bookmark.target.placeWords(newspaper.place)
      row.more = bookmark.target.issue?.date.shortWords ?? newspaper.years
      row.note = Sanitizer.sanitized(bookmark.tags.joined(separator: ", "))
      row.isBookmarked = true
      return row
    }
    return Section(kind: .bookmarks, title: "Bookmarks", total: parts.front.bookmarks.total, rows: rows)
  }

  private static func searches(_ parts: HomeParts) -> Section {
    let rows = parts.front.searches.rows.map { search in
      var row = HomeRow(target: .search(search), title: Sanitizer.sanitized(search.name))
      row.detail = Sanitizer.sanitized(search.query)
      row.note = words(parts.front.news[search.name], now: parts.now)
      return row
    }
    return Section(kind: .searches, title: "Saved searches", total: parts.front.searches.total, rows: rows)
  }

  private static func jobs(_ parts: HomeParts) -> Section {
    let rows = parts.machine.jobs.map { job in
      var row = HomeRow(target: .job(job.id), title: job.job.wantedWhole)
      row.detail = job.job.wantedPart
      row.more = job.state.rawValue
      row.note = [job.percent, job.detail].filter { !$0.isEmpty }.joined(separator: ", ")
      row.reason = job.reason
      return row
    }
    return Section(kind: .jobs, title: "Jobs", total: parts.machine.jobCount, rows: rows)
  }

  /// `3 new`; when it was watched, if nothing was new.
  private static func words(_ news: SearchNews?, now: Double) -> String {
    guard let news else { return "not watched" }
    guard news.pages == 0 else { return "\(Numerals.grouped(news.pages)) new" }
    return "checked \(Moment.shortAge(news.watched, now: now))"
  }

  /// What a new reader can do.
  private static func beginning(_ parts: HomeParts) -> [Section] {
    func row(_ target: HomeRow.Target, _ title: String, _ key: String) -> HomeRow {
      var row = HomeRow(target: target, title: title)
      row.note = key
      return row
    }
    let demonstration = parts.demonstration.map {
      row(
        .demonstration($0), "Read the demonstration newspaper: needs no network",
        "\(hint: "\(key: "open", "Enter")")")
    }
    return [
      Section(
        kind: .begin, title: "Begin", total: nil,
        rows: [
          row(.newspapers, "Browse the newspapers", "\(key: "newspapers", "gl")"), demonstration,
          row(.address, "Open the address of a newspaper, issue or page", "\(key: "open-address", "ga")"),
          row(
            .newSearch, "Search the text of pages; those on this machine need no network",
            "\(key: "search", "gs")"),
          row(.map, "See the states on a map", "\(key: "map", "gm")"),
        ].compactMap(\.self)),
      Section(
        kind: .network, title: "Needs a network", total: nil,
        rows: [
          row(.frontPages, "Front pages of this day, a hundred years ago", "\(key: "front-pages", "t")"),
          parts.machine.hasDirectory
            ? nil : row(.importing, "In a shell, list all newspapers: broadsheet sync --directory", ""),
        ].compactMap(\.self)),
    ]
  }
}
