import Clock
import Glibc
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI

/// Measures the calendar of a newspaper with 39,000 issues, for `Benchmarks`: the time of a frame after a
/// key, from the key to the bytes that go to the terminal.
@main @MainActor struct CalendarProbe {
  static func main() async {
    guard let lccn = try? LCCN("sn83045462"), let start = IssueDate("1852-12-16") else { exit(1) }
    // 107 years of a daily, including Sundays: 39,082 days.
    let days = (0..<39_082).map { start.adding(days: $0) }
    let issues = days.map { ListedIssue(date: $0) }
    let list = IssueList(
      lccn: lccn, issues: issues, years: nil, origin: Origin(name: "probe", asOf: 0, isLive: false))
    let clock = ContinuousClock()
    let made = clock.measure { _ = IssueCalendar(list) }
    print("39,082 issues into a calendar: \(milliseconds(made)) ms")

    let archive = ProbeArchive(list: list)
    let presenter = IssueCalendarPresenter(
      lccn: lccn, title: "A daily", today: start, archive: archive, directory: ProbeDirectory())
    let screen = IssueCalendarScreen(
      presenter: presenter, pictures: ThumbnailsPresenter(archive: archive, kept: nil), clock: SystemClock())
    presenter.attach(screen)
    await presenter.start()
    for (columns, rows) in [(80, 24), (160, 50), (300, 100)] {
      var frames = Frames(columns: columns, rows: rows)
      let year = frames.times(of: .nextYear, back: .firstIssue, on: screen, clock)
      let day = frames.times(of: .nextDay, back: .firstIssue, on: screen, clock)
      print(
        "\(columns)x\(rows): a year on: median \(milliseconds(year[year.count / 2])) ms, longest "
          + "\(milliseconds(year[year.count - 1])) ms; a day on: median \(milliseconds(day[day.count / 2])) ms, "
          + "longest \(milliseconds(day[day.count - 1])) ms; \(frames.bytes / 600) bytes a frame")
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds = duration.components.attoseconds / 1_000_000_000_000
    let thousandths = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
  }
}
