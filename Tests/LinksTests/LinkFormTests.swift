import Links
import Newspapers
import TestSupport
import Testing

/// Each ID is the same in all its forms, whatever is wrapped around them.
@Suite struct LinkFormTests {
  private func pages() throws -> [PageID] {
    try (0..<64).map { number in
      let lccn = try LCCN(["sn83045462", "2017218620", "sn88086023", "2004233791"][number % 4])
      let date = try #require(IssueDate(year: 1850 + number, month: 1 + number % 12, day: 1 + number % 28))
      return PageID(
        issue: IssueID(lccn: lccn, date: date, edition: 1 + number % 3), sequence: 1 + number * 7 % 40)
    }
  }

  @Test func `a page is the same in every form`() throws {
    for page in try pages() {
      for form in [
        "https://chroniclingamerica.loc.gov/lccn/\(page)/",
        "HTTP://ChroniclingAmerica.loc.gov:80/lccn/\(page)/ocr/",
        "https://www.loc.gov/resource/\(page.issue)/?sp=\(page.sequence)",
        "https://example.org/lccn/\(page)/",
        "\(page)", "\(page)".split(separator: "/").joined(separator: "_"),
      ] {
        #expect(LinkGrammar.read(given: form).target == .page(page), "\(form)")
      }
      let site = try #require(LinkGrammar.read("https://example.org/lccn/\(page)/", home: .library).address)
      #expect(site == "https://www.loc.gov/resource/\(page.issue)/?sp=\(page.sequence)")
      let moved = LinkGrammar.read(site, home: .site("https://example.org"))
      #expect(moved.address == "https://example.org/lccn/\(page)/" && moved.status == .changed)
    }
  }

  @Test func `whatever is wrapped around an address is removed`() throws {
    for page in try pages() {
      let plain = "https://chroniclingamerica.loc.gov/lccn/\(page)/"
      let path = "/lccn/\(page)/"
      let encoded = plain.replacing(":", with: "%3A").replacing("/", with: "%2F")
      for (wrapped, isArchive) in [
        ("https://web.archive.org/web/20150101000000/\(plain)", true),
        ("https://archive.ph/2015/\(plain)", true),
        ("https://web.archive.org/web/2015/\(plain.replacing("https://", with: "https:/"))", true),
        ("https://web.archive.org/web/2015/\(plain.replacing("https://", with: "HTTP:/"))", true),
        ("https://web.archive.org/web/2015id_/\(plain)", true),
        ("https://www.webcitation.org/5abc?url=\(encoded)", true),
        ("https://proxy.example.edu/login?url=\(plain)", false),
        ("https://ezp.example.edu/login?qurl=\(encoded)", false),
        ("https://chroniclingamerica-loc-gov.proxy.example.edu\(path)", false),
        ("https://chroniclingamerica.loc.gov.ezproxy.example.edu\(path)", false),
        ("https://www.google.com/url?q=\(encoded)&sa=D", false), ("<\(plain)>", false), ("\(plain).”", false),
        ("https://chroniclingamerica.loc.gov/" + path.dropFirst().replacing("/", with: "%252F"), false),
      ] {
        let link = LinkGrammar.read(wrapped)
        #expect(
          link.target == .page(page) && link.status == (isArchive ? .kept : .changed), "\(wrapped) \(link)")
      }
    }
  }
}
