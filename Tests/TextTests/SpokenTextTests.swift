import Testing
import Text

struct SpokenTextTests {
  @Test(arguments: [
    ("1866", "1924", "1866 to 1924"), ("194?", "19??", "from the 1940s, end unknown"),
    ("1905", "current", "1905 to the present"), ("????", "1961", "until 1961, start unknown"),
    ("19??", "current", "to the present, start unknown"), ("186?", "current", "the 1860s to the present"),
    ("1829", "183?", "1829 to the 1830s"), ("1935", "193?", "1935 to some time in the 1930s"),
    ("1865", "1865", "1865"), ("", "", ""), ("18??", "19??", ""),
  ])
  func `years are spoken as precisely as they are known`(start: String, end: String, words: String) {
    #expect(SpokenYears.words(start, end) == words)
  }

  @Test(arguments: [
    ("Detroit, Michigan · 194?–19??", "Detroit, Michigan, from the 1940s, end unknown."),
    ("Published: 19??–19??", "Published: years unknown."),
    ("OCR quality ~87%", "OCR quality about 87 percent."), ("✗ no network", "No network."),
    ("57 issues, 1863-09-29 to 1864-10-22", "57 issues, September 29, 1863 to October 22, 1864."),
    ("https://x.example/~me/1863-09-29/a%20b", "https://x.example/~me/1863-09-29/a%20b."),
    ("sn93057084 has no title", "sn93057084 has no title."),
    ("www.loc.gov cannot be reached", "www.loc.gov cannot be reached."),
    ("library.sqlite is empty", "library.sqlite is empty."), ("ed. of 1865", "Ed. of 1865."),
    ("broadsheet browse opens it", "broadsheet browse opens it."), ("saved", "Saved."),
    ("State  53 ›", "State 53."), ("• Any state", "Chosen: Any state."), ("Really?", "Really?"), ("", ""),
    ("1863-19-29", "1863-19-29."),
    ("about 27 min left, 1 h 2 min", "About 27 minutes left, 1 hour 2 minutes."),
    ("searching www.loc.gov …", "Searching www.loc.gov."), ("Open …; quit…", "Open; quit."),
    ("Note removed: “same captain as in the…”", "Note removed: “same captain as in the…”."),
    ("2 hats in 6 s", "2 hats in 6 seconds."),
    ("Issues by year: · none in 1897–1902", "Issues by year: none in 1897 to 1902."),
    ("★ Bookmarked: “Boise news”", "Bookmarked: “Boise news”."), ("★ page 3", "Bookmark: page 3."),
    ("★ Tags of the bookmark restored: Boise news", "Tags of the bookmark restored: Boise news."),
    ("◆ 2 pages here", "2 pages here."), ("✕ State: Washington", "Remove State: Washington."),
    ("Oct 2, 1865, ed. 2, page 1", "Oct 2, 1865, edition 2, page 1."), ("2nd ed. 1905", "2nd ed. 1905."),
    ("up to 52 a year; · none in 1892–1898", "Up to 52 a year; none in 1892 to 1898."),
  ])
  func `symbols become words`(text: String, sentence: String) {
    #expect(SpokenText.sentence(text) == sentence)
  }

  @Test func `months in dates are spelled out`() {
    let words = SpokenText.spellingMonths(
      in: "Mar 1, 1910, page 3 (Dec 12, 1911), May 2, 1912, Marco 1, 1910")
    #expect(words == "March 1, 1910, page 3 (December 12, 1911), May 2, 1912, Marco 1, 1910")
  }
}
