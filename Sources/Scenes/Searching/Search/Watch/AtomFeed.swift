import Newspapers
import Presentation
import Text

/// Pages found by watching, as an Atom feed (RFC 4287).
struct AtomFeed {
  let text: String

  /// The most entries.
  static let most = 200

  /// - Parameters:
  ///   - searches: the names of the searches.
  ///   - isOfAll: whether these are all saved searches: then it remains the same feed when others are added.
  ///   - reports: their pages, in any order, each once for every search.
  ///   - begun: when watching began, in seconds since 1970: the feed's time while there are no pages.
  init(of searches: [String], isOfAll: Bool, _ reports: [ReportedPage], begun: Double) {
    let entries = AtomFeed.entries(reports)
    let names = searches.sorted()
    let path = isOfAll ? [] : names.map { PercentText.encoded($0, keeping: "-._~") }
    let lines =
      [
        #"<?xml version="1.0" encoding="utf-8"?>"#, #"<feed xmlns="http://www.w3.org/2005/Atom">"#,
        AtomFeed.element("id", AtomFeed.tag((["watch"] + path).joined(separator: "/"))),
        AtomFeed.element("title", "Broadsheet: \(names.joined(separator: ", "))"),
        AtomFeed.element("updated", Timestamp.written(entries.first?.found ?? begun)),
        "<author><name>Broadsheet</name></author>", "<generator>Broadsheet</generator>",
      ] + entries.flatMap(\.lines) + ["</feed>"]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The newest first.
  private static func entries(_ reports: [ReportedPage]) -> [Entry] {
    var entries: [PageID: Entry] = [:]
    for report in reports.sorted(by: { ($0.found, $0.search) < ($1.found, $1.search) }) {
      if entries[report.page] == nil {
        entries[report.page] = Entry(report: report, searches: [report.search])
      } else if entries[report.page]?.searches.contains(report.search) == false {
        entries[report.page]?.searches.append(report.search)
      }
    }
    let sorted = entries.values.sorted { left, right in
      left.found == right.found ? left.report.page < right.report.page : left.found > right.found
    }
    return Array(sorted.prefix(most))
  }

  private struct Entry {
    let report: ReportedPage
    var searches: [String]

    var found: Double { report.found }

    var lines: [String] {
      let (page, issue) = (report.page, report.page.issue)
      let words = "\(report.title), \(issue.date.words), page \(page.sequence)"
      let link = report.address.map { #"<link rel="alternate" href="\#(AtomFeed.escaped($0))"/>"# }
      let summary = AtomFeed.element("summary", report.snippet.isEmpty ? words : report.snippet)
      return [
        "<entry>", AtomFeed.element("id", AtomFeed.tag(page.description)), AtomFeed.element("title", words),
      ]
        + [AtomFeed.element("updated", Timestamp.written(found))]
        // Without a link an entry needs content.
        + [link ?? AtomFeed.element("content", words)]
        + searches.map { #"<category term="\#(AtomFeed.escaped($0))"/>"# } + [summary, "</entry>"]
    }
  }

  // MARK: XML

  private static func tag(_ name: String) -> String { "tag:broadsheet,2026:\(name)" }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(escaped(text))</\(name)>"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(Sanitizer.sanitized(text)) }
}
