import Clock
import MVP
import Newspapers
import Presentation
import Testing

@Suite(.timeLimit(.minutes(2))) struct FailureTests {
  @Test(arguments: [
    (
      NewspaperError.unreachable(host: "h", .nameNotResolved), Int32(69),
      "h cannot be reached: its name could not be resolved"
    ),
    (
      .unreachable(host: "h", .insecure(reason: "self-signed")), 69,
      "h cannot be reached: the connection is not secure (self-signed)"
    ),
    (.timedOut(host: "h", seconds: 30), 69, "h did not answer within 30 s"),
    (.botCheck(host: "h"), 69, "h sent a browser check instead of data"),
    (.rateLimited(host: "h", until: nil), 75, "h is refusing requests for now"),
    (.degraded(host: "h"), 69, "h is overloaded: it returned an unreliable empty response"),
    (.serverError(host: "h", status: 502), 69, "h failed with HTTP status 502"),
    (.malformed(host: "h", what: "cut"), 69, "h sent an unreadable response: cut"),
    (.cutOff(host: "h"), 69, "h closed the connection before its response was complete"),
    (.tooLarge(host: "h", limit: 64 << 20), 69, "the response from h is larger than 64 MiB"),
    (.notFound(what: "newspaper x", source: "h"), 66, "h has no newspaper x"),
    (.unsupported(source: "h", what: "a list of states"), 64, "h does not offer a list of states"),
    (
      .notHere(what: "list of the issues of x"), 66,
      "this machine has no list of the issues of x"
    ),
    (.local(what: "the disk is full"), 74, "the disk is full"),
    (
      .notASite(source: "h", lacking: "/newspapers.json"), 69,
      "h does not look like an Open ONI or chronam site: it has no /newspapers.json"
    ),
    (
      .unreachable(host: "h", .proxy(reason: "the proxy p:1 refused the connection")), 69,
      "h cannot be reached: the proxy p:1 refused the connection"
    ),
    (.canceled, 130, "canceled"),
    (
      .inFallback(
        for: "h", cause: .timedOut(host: "h", seconds: 9), error: .notFound(what: "newspaper x", source: "c")),
      66, "c has no newspaper x; it was used because h did not answer within 9 s"
    ),
  ])
  func `every error has its words and its exit code`(error: NewspaperError, exitCode: Int32, message: String)
  {
    let failure = Failure(error)
    #expect(failure.exitCode == exitCode)
    #expect(failure.message == message)
  }

  @Test(arguments: [
    (9, 8, ["Or allow it: --max-requests 9."]), (1000, 60, ["Or allow it: --max-requests 1000."]),
    (298_728, 60, ["Or allow it: --yes."]), (1001, 1000, [String]()),
  ]) func `a costly search is advised what an option allows`(requests: Int, limit: Int, advice: [String]) {
    let failure = Failure(.tooCostly(source: "h", requests: requests, seconds: requests, limit: limit))
    #expect(failure.commandAdvice == advice && failure.exitCode == 64)
    #expect(failure.advice.first == "Narrow it by a state, a title, or years.")
  }

  @Test func `a time on another day is given with its day`() {
    func message(_ until: Double) -> String { Failure(.rateLimited(host: "h", until: until)).message }
    let now = SystemClock().now
    // A day from now is another day, at the same minute.
    #expect(message(now + 86_400).contains(/until \w+ \d{1,2}, \d{4}, \d{1,2}:\d\d [ap]\.m\.$/))
    #expect(message(now).contains(/until \d{1,2}:\d\d [ap]\.m\.$/))
  }

  @Test func `advice for a missing thing names the list of its kind`() throws {
    let lccn = try LCCN("sn83030214")
    let issue = IssueID(lccn: lccn, date: try #require(IssueDate("1866-04-10")))
    let page = PageID(issue: issue, sequence: 9)
    let commands: [(RequestSubject, String)] = [
      (.newspaper(lccn), "broadsheet list"),
      (.match(SearchField(.city, [.name("Astoira")])), "broadsheet places"),
      (.savedSearch("flu"), "--save NAME"), (.issue(issue), "broadsheet issues sn83030214”"),
      (.issues(of: lccn, in: 1866), "broadsheet issues sn83030214”"),
      (.part("text", of: page), "broadsheet issues sn83030214”"),
      (.page(page), "broadsheet read LCCN DATE --all"), (.picture(of: page), "broadsheet get"),
      (.pageSearch, "another source"),
    ]
    for (subject, command) in commands {
      #expect(Failure(.notFound(what: subject, source: "h")).advice.contains { $0.contains(command) })
    }
  }

  @Test func `bookmarks that are issues and pages are not said to be missing`() {
    func failure(_ name: String, hasParts: Bool) -> Failure {
      let field = SearchField(.in, [.name(name)])
      return Failure(.notFound(what: .collected(field, hasParts: hasParts), source: "reader’s library"))
    }
    let parts = failure("bookmarks", hasParts: true)
    #expect(parts.message == "your library has no newspaper in your bookmarks, only issues and pages")
    #expect(parts.advice.contains { $0.contains("whole newspapers only") })
    #expect(parts.advice.contains { $0.contains("--source here") })
    #expect(failure("history", hasParts: false).message == "your library has no newspaper in your history")
    #expect(!failure("history", hasParts: false).advice.contains("Check the spelling."))
    #expect(failure("tag/wra", hasParts: false).advice.contains("Check the spelling."))
  }

  @Test func `what is missing for other reasons gets no advice about issues`() {
    for subject in ["corpus.json: “broadsheet corpus plan” makes one", "archive a.tar.bz2"] {
      #expect(Failure(.notFound(what: .other(subject), source: "h")).advice.isEmpty)
    }
  }

  @Test(
    arguments: [
      (.unreachable(host: "h", .refused), ["proxy"]),
      (.unreachable(host: "h", .insecure(reason: "self-signed")), ["SSL_CERT_FILE"]),
      (.timedOut(host: "h", seconds: 30), ["later"]),
      (.botCheck(host: "h"), ["browser", "a few minutes", "--source loc"]),
      (.botCheck(host: "www.loc.gov"), ["browser", "hour", "Use a state site's address"]),
      (.rateLimited(host: "h", until: nil), ["a few minutes", "--source loc"]),
      (.rateLimited(host: "h", until: 0), ["until then before you try", "--source loc"]),
      (.rateLimited(host: "tile.loc.gov", until: nil), ["hour: any request", "Use a state site's address"]),
      (.rateLimited(host: "loc.gov", until: 0), ["until then: any request", "Use a state site's address"]),
      (.cutOff(host: "h"), ["unfinished file is resumed", "--source loc"]),
      (.degraded(host: "h"), ["minutes", "--source loc"]),
      (.serverError(host: "h", status: 502), ["minutes", "--source loc"]),
      (.serverError(host: "h", status: 403), ["another network", "--source loc"]),
      (.malformed(host: "h", what: "cut"), ["update Broadsheet", "--source loc"]),
      (.tooLarge(host: "h", limit: 1), ["less"]),
      (.unsupported(source: "h", what: "lists"), ["Choose another source with --source."]),
      (.unsupported(source: "h", what: .openTrend), ["years", "--from"]),
      (.unsupported(source: "h", what: .trend(words: "by month")), ["--trend year"]),
      (.unsupported(source: "h", what: .countOfAllPages), ["--count"]),
      (.unsupported(source: "h", what: .batchList), ["saved:NAME"]),
      (.notFound(what: .pageSearch, source: "h"), ["another source"]),
      (.unsupported(source: "h", what: .pageSearch), ["another source"]),
      (.unsupported(source: "h", what: .option("filtering by county")), ["Omit it"]),
      (.notASite(source: "h", lacking: "/newspapers.json"), ["may need a path"]),
      (.notASite(source: "h/lccn/x", lacking: "/newspapers.json"), ["a shorter path, or none"]),
      (.serverError(host: "h", status: 401), ["did not accept them"]),
      (.serverError(host: "www.loc.gov", status: 502), ["minutes", "Use a state site's address"]),
      (.notHere(what: "pages"), ["--source loc", "broadsheet read bsd00000001 1903-03-07"]),
      (.local(what: "full"), []),
      (.unreadable(what: "cut"), []),
      (.canceled, []),
    ] as [(NewspaperError, [String])])
  func `it advises what the reader can do`(error: NewspaperError, advice: [String]) {
    let given = Failure(error).advice
    #expect(given.count == advice.count)
    for (sentence, part) in zip(given, advice) { #expect(sentence.contains(part)) }
  }

  @Test func `a missing thing has one article`() {
    #expect(Failure(.notFound(what: .pageSearch, source: "h")).message == "h has no search of pages")
    #expect(
      Failure(.unsupported(source: "h", what: .pageSearch)).message == "h does not offer a search of pages")
  }

  @Test func `a screen does not mention options and commands`() {
    let errors: [NewspaperError] = [
      .unreachable(host: "h", .refused), .rateLimited(host: "h", until: nil), .notHere(what: "pages"),
      .notFound(what: "newspaper x", source: "h"),
      .unsupported(source: "h", what: .option("filtering by county")),
    ]
    for advice in errors.flatMap({ Failure($0).screenAdvice }) {
      #expect(!advice.contains("--") && !advice.contains("“broadsheet"))
    }
    #expect(Failure(errors[0]).screenAdvice == ["Check the network, the address and the proxy settings."])
  }

  @Test func `once a refusal is over, nobody is advised to wait for that`() {
    let failure = Failure(.rateLimited(host: "h", until: 1000)).advising("Press e.")
    #expect(failure.screenAdvice.count == 2)
    #expect(failure.currentScreenAdvice(now: 999) == failure.screenAdvice)
    #expect(failure.currentScreenAdvice(now: 1000) == ["Press e."])
    let endless = Failure(.rateLimited(host: "h", until: nil))
    #expect(endless.currentScreenAdvice(now: 4_000_000_000) == endless.screenAdvice)
  }

  @Test func `a wait is over when the minute that is named begins`() {
    // Twenty seconds before a whole minute.
    let (end, minute) = (1_750_000_000.0, 1_750_000_020.0)
    #expect(Moment.until(end, now: end - 40) == Moment.clockTime(minute))
    #expect(Moment.until(minute, now: end) == Moment.clockTime(minute))
  }
}
