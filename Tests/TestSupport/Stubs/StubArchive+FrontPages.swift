import Newspapers
import Scans

extension StubArchive.Contents {
  /// The day of `frontPages`.
  public static let frontPageDay = IssueDate(year: 1916, month: 1, day: 6)

  /// `count` newspapers with an issue of one day, Paper 100 and so on, where every page has a scan that takes
  /// a request.
  public static func frontPages(_ count: Int) throws -> StubArchive.Contents {
    var contents = StubArchive.Contents()
    guard let day = frontPageDay else { throw NewspaperError.unreadable(what: "the day") }
    for number in 100..<100 + count {
      let page = try PageID.frontPage(number)
      contents.issues[page.issue.lccn] = [ListedIssue(date: day)]
      contents.titles[page.issue.lccn] = "Paper \(number)"
      contents.places[page.issue.lccn] = "Toledo, Ohio"
      contents.scans[page] = StubArchive.picture
    }
    contents.hosts = ["news.example"]
    return contents
  }

  func frontPage(_ page: PageID) -> FrontPage {
    FrontPage(
      page: page, title: titles[page.issue.lccn] ?? "A newspaper", place: places[page.issue.lccn],
      picture: listedScans[page])
  }

  /// Why it has no list of the issues of `years`, or of all; nil if it has.
  func failure(ofListOf lccn: LCCN, in years: ClosedRange<Int>?) -> NewspaperError? {
    guard listFailure == nil, let listedYears else { return listFailure }
    if let years, years.count == 1, listedYears.contains(years.lowerBound) { return nil }
    return .notHere(what: .issueList(of: lccn))
  }

  func scanFailure(of page: PageID, _ view: ScanView) -> NewspaperError? {
    if let width = scanWidths[page], view.width != width || view.region != .whole {
      return .notHere(what: .scan(of: page))
    }
    guard let address = listedScans[page], view.listed != address || view.width != 300 else {
      return scanFailures[page]
    }
    return .notHere(what: "a scan")
  }
}

extension StubArchive {
  /// A picture of a page, as a file.
  public static let picture = SampleJPEG.file(SampleJPEG.picture(width: 120, height: 160))

  /// The first half of its file.
  public static let cutPicture = Array(picture.prefix(picture.count / 2))
}

extension PageID {
  /// The front page of Paper `number`.
  public static func frontPage(_ number: Int) throws -> PageID {
    guard let day = StubArchive.Contents.frontPageDay else {
      throw NewspaperError.unreadable(what: "the day")
    }
    return PageID(issue: IssueID(lccn: try LCCN("sn00000\(number)"), date: day, edition: 1), sequence: 1)
  }
}
