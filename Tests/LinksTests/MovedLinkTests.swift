import Links
import Newspapers
import Testing

/// Addresses that `--to` moves from one site to another.
@Suite struct MovedLinkTests {
  static let (site, other) = ("https://nebnewspapers.unl.edu", "https://example.org/papers")
  static let page = "/lccn/sn99021999/1903-01-02/ed-1/seq-3"
  static let libraryPage = "https://www.loc.gov/resource/sn99021999/1903-01-02/ed-1/?sp=3"
  static let item = "https://www.loc.gov/item/sn99021999/"

  @Test(
    arguments: [
      (page + "/", libraryPage, Link.Status.changed), (page + "/ocr/", libraryPage, .changed),
      (page + ".json", libraryPage + "&fo=json", .changed), (page + ".pdf", libraryPage, .approximate),
      (page + "/ocr.txt", libraryPage, .approximate),
      (page + "/image_600x400_from_10,20_to_700,800.jpg", libraryPage, .approximate),
      ("/lccn/sn99021999/", item, .changed), ("/lccn/sn99021999/issues/", item + "?st=calendar", .changed),
      ("/lccn/sn99021999/issues/1903/", item + "?st=calendar", .approximate),
      ("/lccn/sn99021999/marc.xml", "https://lccn.loc.gov/sn99021999/marcxml", .changed),
    ] as [(String, String, Link.Status)])
  func `a site's address is at the Library what the old one was`(
    path: String, today: String, status: Link.Status
  ) {
    for site in [MovedLinkTests.site, "http://example.org/api/chronam"] {
      let link = LinkGrammar.read(site + path, home: .library)
      #expect(link.status == status && link.address == today, "\(link)")
      let note = path.hasSuffix(".json") ? "JSON with other fields" : nil
      #expect(status == .changed ? link.note == note : link.note != nil, "\(link)")
    }
    // These have nothing to move.
    let old = LinkGrammar.read("http://chroniclingamerica.loc.gov" + path, home: .library)
    #expect(old == LinkGrammar.read("http://chroniclingamerica.loc.gov" + path) && old.address == today)
  }

  @Test(
    arguments: [
      (site + page + "/", page + "/", Link.Status.changed), (libraryPage, page + "/", .changed),
      (site + page + "/thumbnail.jpg", page + "/", .approximate),
      (libraryPage + "&st=text", page + "/", .approximate),
      (item, "/lccn/sn99021999/", .changed), (item + "?st=calendar", "/lccn/sn99021999/", .approximate),
      (site + page + ".json", page + ".json", .approximate),
    ] as [(String, String, Link.Status)])
  func `what only a part of moves to a site is approximate`(
    written: String, path: String, status: Link.Status
  ) {
    let link = LinkGrammar.read(written, home: .site(MovedLinkTests.other))
    #expect(link.status == status && link.address == MovedLinkTests.other + path, "\(link)")
    #expect((link.note == nil) == (status == .changed), "\(link)")
    if written.hasSuffix("&st=text") { #expect(link.note == "without st") }
  }

  @Test(
    arguments: [
      page + ".pdf", page + ".jp2", page + "/ocr.txt", page + "/ocr.xml", page + "/ocr/", page + ".rdf",
      "/lccn/sn99021999/1903-01-02/ed-1/2/", "/lccn/sn99021999/issues/", "/lccn/sn99021999/issues/1903/",
      "/lccn/sn99021999/marc.xml", "/lccn/sn99021999/holdings/", "/lccn/sn99021999/feed/",
    ] as [String])
  func `what every site has at the same path is there, too`(path: String) {
    for host in [
      MovedLinkTests.site, "http://chroniclingamerica.loc.gov", "https://www.loc.gov/chroniclingamerica",
    ] {
      let link = LinkGrammar.read(host + path, home: .site(MovedLinkTests.other))
      #expect(link.status == .changed && link.note == nil, "\(link)")
      #expect(link.address == MovedLinkTests.other + path, "\(link)")
    }
  }

  @Test(arguments: [
    page + "/", page + ".pdf", page + "/ocr.xml", "/lccn/sn99021999/issues/1903/",
    "/api/chronam/lccn/sn99021999.json",
  ])
  func `a site's own addresses stay as they are`(path: String) {
    for scheme in ["https", "http"] {
      let written = "\(scheme)://nebnewspapers.unl.edu\(path)"
      let link = LinkGrammar.read(written, home: .site(MovedLinkTests.site))
      #expect(link.status == .kept && link.address == written, "\(link)")
    }
  }

  @Test func `in a text, only whole addresses move unasked`() {
    let text =
      "\(MovedLinkTests.site)\(MovedLinkTests.page).pdf \(MovedLinkTests.site)\(MovedLinkTests.page)/"
    var options = LinkRewriter.Options()
    options.home = .library
    var rewriter = LinkRewriter(.text, options)
    Array(text.utf8).withUnsafeBytes { rewriter.append($0) }
    rewriter.finish()
    #expect(
      String(decoding: rewriter.output, as: UTF8.self)
        == "\(MovedLinkTests.site)\(MovedLinkTests.page).pdf \(MovedLinkTests.libraryPage)")
    #expect(rewriter.found.map(\.status) == [.approximate, .changed])
  }
}
