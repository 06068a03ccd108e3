import NewspaperHTTP
import Testing

@Suite struct SiteTests {
  @Test(arguments: [
    ("https://www.loc.gov", "https://www.loc.gov", "www.loc.gov", "www.loc.gov"),
    ("https://www.loc.gov//", "https://www.loc.gov", "www.loc.gov", "www.loc.gov"),
    (
      "oregonnews.uoregon.edu", "https://oregonnews.uoregon.edu", "oregonnews.uoregon.edu",
      "oregonnews.uoregon.edu"
    ),
    (" http://127.0.0.1:8800/ ", "http://127.0.0.1:8800", "127.0.0.1:8800", "127.0.0.1:8800"),
    (
      "https://example.org/news/papers/", "https://example.org/news/papers", "example.org/news/papers",
      "example.org"
    ),
    // What precedes an @ in a path must not be taken for the host.
    (
      "https://evil.example/@www.loc.gov", "https://evil.example/@www.loc.gov", "evil.example/@www.loc.gov",
      "evil.example"
    ),
    ("https://example.org?x=y@z", "https://example.org?x=y@z", "example.org?x=y@z", "example.org"),
    ("https://me:secret@example.org", "https://example.org", "example.org", "example.org"),
  ])
  func `a site's address is completed, and named for people`(
    written: String, address: String, name: String, host: String
  ) {
    let site = Site(written)
    #expect(site.address == address)
    #expect(site.name == name)
    #expect(site.host == host)
  }

  @Test func `parameters keep their order and are encoded`() {
    let url = Site("https://example.org/papers").url(
      "/list/",
      [
        ("fa", "location_state:new york|language:español"), ("dates", "1850/1900"), ("at", "a,b"),
        ("q", "&=+#?"),
      ])
    #expect(
      url == "https://example.org/papers/list/?fa=location_state:new%20york%7Clanguage:espa%C3%B1ol"
        + "&dates=1850/1900&at=a,b&q=%26%3D%2B%23%3F")
  }

  @Test func `without parameters there is no question mark`() {
    #expect(Site("example.org").url("/lccn/sn83030214/") == "https://example.org/lccn/sn83030214/")
  }
}
