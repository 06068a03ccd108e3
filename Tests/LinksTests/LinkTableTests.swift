import Links
import Newspapers
import Testing

/// The table of what every address means today.
@Suite struct LinkTableTests {
  static let old = "https://chroniclingamerica.loc.gov"
  static let list = "https://www.loc.gov/collections/chronicling-america/"
  static let (item, page) = (
    "https://www.loc.gov/item/sn83045462/", "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3"
  )

  @Test(arguments: [
    ("", "list", list), ("/", "list", list), ("/about/api/", "list", list + "about-this-collection/"),
    ("/help/", "list", list + "about-this-collection/"), ("/search/advanced/", "list", list),
    ("/lccn/sn83045462", "newspaper", item), ("/lccn/sn83045462/", "newspaper", item),
    ("/lccn/sn83045462/marc.xml", "newspaper", "https://lccn.loc.gov/sn83045462/marcxml"),
    ("/lccn/sn83045462/holdings/", "newspaper", item + "?st=holdings"),
    ("/lccn/sn83045462/issues/", "newspaper", item + "?st=calendar"),
    (
      "/lccn/sn83045462/issues/first_pages/", "list",
      "https://www.loc.gov/search/?dl=page&fa=partof:chronicling+america%7Cnumber_page:0000000001"
        + "%7Cnumber_lccn:sn83045462&sb=date"
    ),
    ("/lccn/sn83045462/1865-04-10/ed-1/", "issue", item + "1865-04-10/ed-1/"),
    ("/lccn/sn83045462/1865-04-10/ed-1/2/", "issue", item + "1865-04-10/ed-1/"),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/", "page", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/ocr/", "page", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/;words=gold+rush", "page", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/#date1=1865&words=gold+rush", "page", page),
    ("/newspapers/", "list", list + "titles/"),
    ("/newspapers/New_York/", "list", list + "?dl=title&fa=location_state:new+york"),
    (
      "/titles/places/Oregon/Umatilla/", "list",
      "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/"
        + "?fa=location_state:oregon%7Clocation_county:umatilla&all=true"
    ),
    (
      "/search/titles/results/?terms=evening+star&state=Ohio", "list",
      "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/"
        + "?q=evening+star&fa=location_state:ohio&all=true"
    ),
    (
      "/search/titles/results/?frequency=Semi-weekly&ethnicity=Jewish&year1=1690&year2=2009", "list",
      "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/"
        + "?fa=publication-frequency:semiweekly%7Csubject_ethnicity:jewish&all=true"
    ),
    ("/batches/batch_dlc_one_ver01/", "batch", list + "?dl=issue&fa=batch:dlc_one_ver01"),
    ("/batches/", "list", list + "datasets/batch-summary/"), ("/ocr/", "list", list + "datasets/"),
    (
      "/search/pages/results/?andtext=gold+rush&state=Ohio", "search",
      list + "?dl=page&searchType=advanced&qs=gold+rush&ops=AND&location_state=ohio"
    ),
    (
      "/search/pages/results/list/?proxtext=gold+rush&proxdistance=10&sort=date&rows=50&page=2&x=1&y=",
      "search", list + "?dl=page&searchType=advanced&qs=gold+rush&ops=%7E10&sb=date&c=50&sp=2"
    ),
  ]) func `an old address has a current one`(written: String, kind: String, today: String) {
    for host in [
      "chroniclingamerica.loc.gov", "www.loc.gov/chroniclingamerica", "loc.gov/chroniclingamerica",
    ] {
      let link = LinkGrammar.read("http://\(host)\(written)")
      #expect(link.status == .changed && link.target.kind == kind && link.address == today, "\(link)")
      #expect(link.address.map { LinkGrammar.read($0).status } != .changed, "\(today)")
    }
  }

  @Test(arguments: [
    ("/lccn/sn83045462.rdf", item), ("/lccn/sn83045462/feed/", item),
    ("/lccn/sn83045462/issues/1865/", item + "?st=calendar"),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3.pdf", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/ocr.txt", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/thumbnail.jpg", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/image_640x480_from_10,20_to_110,220.jpg", page),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3/print/image_640x480_from_10,20_to_110,220/", page),
    (
      "/search/pages/results/?andtext=gold&state=Ohio&state=Iowa",
      list + "?dl=page&searchType=advanced&qs=gold&ops=AND"
    ),
  ]) func `a loss of meaning is reported`(written: String, today: String) {
    let link = LinkGrammar.read(LinkTableTests.old + written)
    #expect(link.status == .approximate && link.address == today && link.note != nil, "\(link)")
  }

  @Test func `part of a page is given as left, top, width and height`() {
    let link = LinkGrammar.read(
      LinkTableTests.old + "/lccn/sn83045462/1865-04-10/ed-1/seq-3/image_640x480_from_10,20_to_110,220.jpg")
    #expect(link.target.region?.description == "10,20,100,200")
  }

  @Test(arguments: [
    "/1865-04-10/", "/awardees/", "/reel/1/", "/languages/", "/suggest/titles/",
    "/lccn/sn83045462/1865-02-30/ed-1/",
    "/lccn/sn83045462/1865-04-10/ed-0/", "/lccn/sn83045462/1865-04-10/ed-1/seq-0/", "/lccn/nonsense/",
  ]) func `an address without a successor says why`(written: String) {
    let link = LinkGrammar.read(LinkTableTests.old + written)
    #expect(link.status == .dead && link.address == nil && link.note != nil, "\(link)")
  }

  @Test(arguments: [
    ("https://lccn.loc.gov/sn83045462", "newspaper"), ("info:lccn/sn83045462", "newspaper"),
    ("https://oregonnews.uoregon.edu/lccn/sn83045462/1865-04-10/ed-1/seq-3/", "page"),
    ("https://example.org/api/chronam/lccn/sn83045462/1865-04-10/ed-1/", "issue"),
    ("https://oregonnews.uoregon.edu/search/pages/results/?andtext=gold&city=Portland", "search"),
    ("https://example.org/chronam/search/pages/results/list/?sort=date&andtext=", "search"),
    ("https://example.org/search/titles/results/?terms=star", "list"),
    ("https://chroniclingamerica.loc.gov/data/ocr/one.tar.bz2", "file"),
    (
      "https://chroniclingamerica.loc.gov/data/batches/batch_dlc_one_ver01/data/sn83045462/0028/1865041001/0012.jp2",
      "file"
    ),
    (
      "https://web.archive.org/web/20150101000000/http://chroniclingamerica.loc.gov/lccn/sn83045462/",
      "newspaper"
    ),
  ]) func `addresses that still work are kept`(written: String, kind: String) {
    let link = LinkGrammar.read(written)
    #expect(link.status == .kept && link.target.kind == kind, "\(link)")
  }

  @Test func `a search at a site has a query, and is found in a text`() {
    let address = "https://oregonnews.uoregon.edu/search/pages/results/?andtext=gold&city=Portland"
    #expect(LinkGrammar.read(address).target.id == "gold city:Portland")
    var rewriter = LinkRewriter(.text)
    Array(address.utf8).withUnsafeBytes { rewriter.append($0) }
    rewriter.finish()
    #expect(String(decoding: rewriter.output, as: UTF8.self) == address)
    #expect(rewriter.found.map(\.status) == [.kept])
  }

  @Test(arguments: [
    "https://tile.loc.gov/storage-services/service/ndnp/dlc/batch_dlc_one_ver01/data/sn83045462/0028/1865041001/0012.jp2",
    "https://tile.loc.gov/text-services/word-coordinates-service?segment=%2Fservice%2Fndnp%2Fdlc%2Fbatch_dlc_one_ver01"
      + "%2Fdata%2Fsn83045462%2F0028%2F1865041001%2F0012.xml&format=alto_xml",
    "https://tile.loc.gov/image-services/iiif/service:ndnp:dlc:batch_dlc_one_ver01:data:sn83045462:0028:1865041001:0012"
      + "/full/pct:25/0/default.jpg",
  ]) func `the address of a scan reveals its issue, not its page`(written: String) {
    let link = LinkGrammar.read(written)
    #expect(link.status == .file && link.target.id == "sn83045462/1865-04-10/ed-1", "\(link)")
  }

  @Test(arguments: [
    ("http://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3", Link.Status.changed),
    ("https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1&sp=3", .changed),
    ("https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/seq-3/", .changed),
    ("https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3&utm_source=x", .changed), (page, .same),
    ("https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/seq-3/?st=text", .approximate),
  ]) func `a current address has one form`(written: String, status: Link.Status) {
    let link = LinkGrammar.read(written)
    #expect(link.status == status && link.address == LinkTableTests.page, "\(link)")
  }

  @Test(
    arguments: [
      page + "&q=gold%20rush", page + "&st=text", page + "&r=0.1,0.2,0.3,0.4,0",
      page + "&clip=1,2,30,40&ciw=300",
      "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?q=gold&sp=3",
      item + "1865-04-10/ed-1/?st=gallery", item + "?st=gallery", item + "?st=holdings",
    ] as [String]) func `a current address keeps its parameters`(written: String)
  {
    let link = LinkGrammar.read(written)
    #expect(link.status == .same && link.address == written && link.note == nil, "\(link)")
    let bare = LinkGrammar.read(String(written.dropFirst("https://www.".count)))
    #expect(bare.status == .changed && bare.address == written && bare.note == nil, "\(bare)")
    #expect(bare.target == link.target && bare.words == link.words, "\(bare)")
    var options = LinkRewriter.Options()
    (options.writesApproximate, options.keepsWords) = (true, true)
    for text in [written, "https://proxy.example.edu/login?url=\(written)"] {
      var rewriter = LinkRewriter(.text, options)
      Array(text.utf8).withUnsafeBytes { rewriter.append($0) }
      rewriter.finish()
      #expect(String(decoding: rewriter.output, as: UTF8.self) == written)
    }
  }

  @Test(arguments: [
    "https://www.newspapers.com/image/123/", "https://hdl.loc.gov/loc.ndnp/sn1", "https://example.org/", "",
    "x",
    "https://www.loc.gov/pictures/item/2001700000/", "ftp://chroniclingamerica.loc.gov/lccn/sn83045462/",
  ]) func `unrelated addresses are unknown`(written: String) {
    #expect(LinkGrammar.read(written).status == .unknown)
  }

  @Test(arguments: [
    ("sn83045462/1903-13-40", "“1903-13-40” is not a date: there is no month 13"),
    ("sn83045462/1903-01-04/ed-x", "“ed-x” is not an edition: use ed-1"),
    ("hello", "it is not a web address, an LCCN, or the name of a file that Broadsheet saved"),
    ("1903-01-04", "it is not a web address, an LCCN, or the name of a file that Broadsheet saved"),
  ]) func `a mistake in what a reader types is named`(written: String, words: String) {
    let link = LinkGrammar.read(given: written)
    #expect(link.status == .unknown && link.note == words)
  }
}
