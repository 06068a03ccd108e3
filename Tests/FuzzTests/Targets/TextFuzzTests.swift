import ArgumentParser
import NewspaperHTTP
import Newspapers
import Presentation
import Testing

@testable import Scenes
@testable import broadsheet

/// Text in responses and tables: numbers, dates, places, titles, HTML.
@Suite struct TextFuzzTests {
  @Test func `LCCNs do no harm`() async throws {
    let odd = OddText(words: [
      "sn", "n", "abc", "83030214", "2017218620", "83", "030214", "-", "/", " ", "info:lccn/", "lccn:",
      "https://",
      "www.loc.gov/item/", "chroniclingamerica.loc.gov/lccn/", "/lccn/", "lccn.loc.gov/", ".json", ".rdf",
      "?x#", "SN",
    ])
    try await FuzzTarget.lccn.run(odd.bytes) { input in
      do {
        let lccn = try LCCN(input.text)
        try NewspaperProperties.check(lccn)
        try property("\(lccn) is not what it is normalized to", (try? LCCN(lccn.description)) == lccn)
      } catch let error as LCCNError {
        try property("no words for what is wrong", !error.description.isEmpty)
      }
    }
  }

  @Test func `addresses of pages do no harm`() async throws {
    let odd = OddText(words: [
      "https://", "http:", "/", "//", "www.loc.gov", "tile.loc.gov/", "/item/", "/resource/", "/lccn/",
      "lccn",
      "sn83045462", "info:lccn/", "1865-10-02", "1865-13-40", "ed-1", "ed-", "/ed-2/", "seq-", "/seq-3",
      "seq-0",
      ".json", ".pdf", "ocr.txt", "?sp=", "?", "&", "#", "sp=2", "issues", "99999",
    ])
    try await FuzzTarget.pageAddresses.run(odd.bytes) { input in
      try checkArguments([input.text, odd.text(&input.dice), "--page=" + odd.text(&input.dice)], &input.dice)
      do {
        let address = try PageAddress(input.text)
        try NewspaperProperties.check(address.lccn)
        if let page = address.page {
          try property("\(page)", page.sequence > 0 && page.issue.edition > 0)
          try property(
            "\(page) is another page than itself", (try? PageAddress(page.description)) == .page(page))
        }
        if case .issue(let issue) = address {
          try property("\(issue) is another issue", (try? PageAddress(issue.description)) == .issue(issue))
        }
      } catch let error as PageAddressError {
        try property("no words for what is wrong", !error.description.isEmpty)
      }
    }
  }

  /// Possible arguments of `read`.
  private func checkArguments(_ arguments: [String], _ dice: inout FuzzGenerator) throws {
    let arguments = Array(arguments.prefix(1 + dice.below(3)))
    guard let options = try? PagesOptions.parse(arguments) else { return }
    let issue = try options.place.issue
    try property("\(issue) has no edition", issue.edition > 0)
    try property(
      "pages \(options.sequences ?? [])",
      options.sequences.map { !$0.isEmpty && $0.allSatisfy { $0 > 0 } } ?? false)
  }

  @Test func `dates do no harm`() async throws {
    let odd = OddText(words: [
      "1866", "2026", "0000", "9999", "19", "18", "?", "??", "u", "uu", "c", "ca.", "[", "]", "-", "04", "02",
      "29",
      "31", "current", "present", "–", "State", "--", "New York", " (State)",
    ])
    try await FuzzTarget.dates.run(odd.bytes) { input in
      let text = input.text
      if let date = IssueDate(text) { try property("\(date) for “\(text)”", date.description == text) }
      let year = CatalogYear(text)
      if let earliest = year.earliest, let latest = year.latest {
        try property("\(earliest) to \(latest)", (1000...9999).contains(earliest) && earliest <= latest)
      }
      try property("“\(year)” is another year than itself", CatalogYear(year.description) == year)
      let years = PublicationYears(text)
      // A vague year may be any, so two of them are not one year.
      let isOne = years.start == years.end && years.start.earliest == years.start.latest
      try property("no words for years", years.description.contains("–") != isOne)
      guard let place = Place(text) else { return }
      for part in [place.state, place.county ?? "x", place.city ?? "x"] {
        try property("“\(part)” in the place “\(text)”", part.nonEmpty == part)
      }
      try property("no words for a place", !place.description.isEmpty)
    }
  }

  @Test func `titles do no harm`() async throws {
    let odd = OddText(words: [
      "The ", "Evening star", "[volume]", "[Microform]", "[electronic resource]", ".", "...", " / ", "L'",
      "Der ", "é",
      "Łódź", "Æ", "ʻ", "’", "(", ")",
    ])
    try await FuzzTarget.titles.run(odd.bytes) { input in
      let cleaned = TitleText.cleaned(input.text)
      try property("“\(cleaned)” is not clean", TitleText.cleaned(cleaned) == cleaned)
      let folded = TitleText.folded(input.text)
      try property("“\(folded)” is not folded", TitleText.folded(folded) == folded)
      try property("blanks in “\(folded)”", folded.split(separator: " ").joined(separator: " ") == folded)
      let key = TitleText.sortKey(input.text)
      try property(
        "the key “\(key)” of “\(folded)”", folded.utf8.reversed().starts(with: key.utf8.reversed()))
    }
  }

  @Test func `HTML does no harm`() async throws {
    let odd = OddText(words: [
      "<", ">", "</", "<p>", "<br />", "<P CLASS='x'>", "<b>", "</b>", "<!--", "-->", "<!-- -->",
      "<Jan. 1, 1900->", "&",
      ";", "&amp;", "&#", "&#x", "&#8217;", "&#x1F600;", "&#0;", "&#xD800;", "&#99999999999;", "&nbsp;",
      "&shy;", "text",
      "--fast--(OCoLC)",
    ])
    try await FuzzTarget.html.run(odd.bytes) { input in
      let line = HTMLText.line(input.text)
      let words = line.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
      try property(
        "white space in “\(line)”",
        words.joined(separator: " ").unicodeScalars.elementsEqual(line.unicodeScalars))
      let paragraphs = HTMLText.paragraphs(input.text)
      for paragraph in paragraphs.split(separator: "\n\n") {
        try property("a line end in “\(paragraph)”", !paragraph.contains("\n"))
      }
      for heading in SubjectHeading.cleaned([input.text]) {
        try property("an empty heading", !heading.isEmpty)
      }
    }
  }

  /// What a list prints for a title, a place and a language.
  @Test func `fields do no harm`() async throws {
    let odd = OddText(words: ["=", "+", "-", "@", "=1+1", "\"", ",", "'", "|", "\t=", "\r=", " =", "＝", "x"])
    let lccn = try LCCN("sn83030214")
    try await FuzzTarget.fields.run(odd.bytes) { input in
      let parts = input.text.split(separator: "|", maxSplits: 3).map(String.init)
      func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
      let newspaper = Newspaper(
        lccn: lccn, title: part(0), places: Place(part(1)).map { [$0] } ?? [],
        languages: [part(2)], frequency: part(3))
      try NewspaperProperties.check(NewspaperRow(newspaper))
    }
  }
}
