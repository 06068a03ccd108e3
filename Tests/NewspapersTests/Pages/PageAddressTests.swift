import Newspapers
import TestSupport
import Testing

@Suite struct PageAddressTests {
  @Test(arguments: [
    ("https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-3/", "1865-10-02/ed-1/seq-3"),
    (
      "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-2/seq-3/ocr.txt",
      "1865-10-02/ed-2/seq-3"
    ),
    (
      "https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-10-02/ed-1/seq-12.pdf",
      "1865-10-02/ed-1/seq-12"
    ),
    ("/lccn/sn83045462/1865-10-02/ed-1/seq-3.json", "1865-10-02/ed-1/seq-3"),
    ("/lccn/sn83045462/1865-10-02/ed-1/seq-3/#date1=1865&words=star", "1865-10-02/ed-1/seq-3"),
    (
      "https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=4&st=text&r=-0.1,0,1,1",
      "1865-10-02/ed-1/seq-4"
    ),
    ("www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?st=image&sp=4", "1865-10-02/ed-1/seq-4"),
    ("https://oregonnews.uoregon.edu/lccn/sn83045462/1865-10-02/ed-1/seq-1/ocr/", "1865-10-02/ed-1/seq-1"),
    (
      "http://127.0.0.1:8080/x/lccn/sn83045462/1865-10-02/ed-1/seq-1/image_600x800.jpg",
      "1865-10-02/ed-1/seq-1"
    ),
    (
      "HTTPS://news.example/api/chronam/LCCN/sn83045462/1865-10-02/ed-1/seq-1.json", "1865-10-02/ed-1/seq-1"
    ),
    ("sn83045462/1865-10-02/ed-1/seq-7", "1865-10-02/ed-1/seq-7"),
    ("SN 83-45462/1865-10-02/seq-7", "1865-10-02/ed-1/seq-7"),
  ])
  func `addresses old and new name pages`(address: String, page: String) throws {
    let read = try PageAddress(address)
    #expect(read.page?.description == "sn83045462/" + page)
    guard case .page = read else {
      Testing.Issue.record("\(read)")
      return
    }
  }

  @Test(arguments: [
    ("https://www.loc.gov/item/sn83045462/1865-10-02/ed-1/?fo=json", 1),
    ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?st=gallery", 1),
    ("https://www.loc.gov/item/sn83045462/1865-10-02/ed-2/manifest.json", 2),
    ("/lccn/sn83045462/1865-10-02/ed-2.json", 2), ("/lccn/sn83045462/1865-10-02/ed-2/", 2),
    ("sn83045462/1865-10-02", 1), (" sn83045462/1865-10-02/ed-1\n", 1),
  ])
  func `an address without a page names an issue and its first page`(address: String, edition: Int)
    throws
  {
    let read = try PageAddress(address)
    let issue = IssueID(
      lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-10-02")), edition: edition)
    #expect(read == .issue(issue))
    #expect(read.page == PageID(issue: issue, sequence: 1))
  }

  @Test(arguments: [
    "https://www.loc.gov/item/sn83045462/", "https://www.loc.gov/item/sn83045462/?st=calendar",
    "https://chroniclingamerica.loc.gov/lccn/sn83045462/issues/1865/", "/lccn/sn83045462.json",
    "/lccn/sn83045462/marc.xml", "https://lccn.loc.gov/sn83045462", "info:lccn/sn83045462", "sn83045462",
    "sn 83045462", "https://nebnewspapers.unl.edu/lccn/sn83045462/holdings/",
  ])
  func `an address without a date names a newspaper`(address: String) throws {
    #expect(try PageAddress(address) == .newspaper(try LCCN("sn83045462")))
    #expect(try PageAddress(address).page == nil)
  }

  @Test(arguments: [(1, true), (9999, true), (0, false), (10_000, false), (99_999_999, false)])
  func `a page in JSON has an edition that can be searched for`(edition: Int, isPage: Bool) {
    let written = WrittenPage(lccn: "sn83045462", date: "1865-10-02", edition: edition, sequence: 1)
    #expect((written.page != nil) == isPage)
  }

  @Test(
    arguments: [
      ("", .empty), (" \n", .empty), ("ftp://x/lccn/sn83045462/", .scheme("ftp://")),
      (
        "https://tile.loc.gov/storage-services/service/ndnp/dlc/batch_dlc_x_ver01/data/sn83045462/1/1865100201/0001.pdf",
        .tile
      ),
      ("https://www.loc.gov/", .noNewspaper), ("https://www.loc.gov/item/", .noNewspaper),
      ("https://news.example/search/pages/results/?andtext=x", .noNewspaper),
      ("star", .lccn("star")), ("/lccn/star/1865-10-02/", .lccn("star")),
      ("/lccn/sn83045462/1865-02-30/ed-1/", .date("1865-02-30")), ("sn83045462/1865", .date("1865")),
      ("sn83045462/1865-10-02/ed-0", .edition("ed-0")),
      ("sn83045462/1865-10-02/ed-10000", .edition("ed-10000")),
      ("sn83045462/1865-10-02/ed-x/", .edition("ed-x")),
      ("sn83045462/1865-10-02/ed-1/seq-0", .sequence("seq-0")),
      ("sn83045462/1865-10-02/ed-1/seq-99999999999999999999", .sequence("seq-99999999999999999999")),
      ("https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=two", .sequence("two")),
    ] as [(String, PageAddressError.Reason)])
  func `it says what is wrong with an address`(address: String, reason: PageAddressError.Reason) {
    #expect(throws: PageAddressError(written: address, reason: reason)) { try PageAddress(address) }
  }

  @Test(arguments: ["seq-0", "seq-100000", "seq-999999"])
  func `a page number that is too high or too low is refused with the range`(page: String) throws {
    let error = try #require(throws: PageAddressError.self) {
      try PageAddress("sn83030214/1916-07-10/ed-1/\(page)")
    }
    #expect(error.words == "“\(page)” is not a page: pages are numbered from 1 to 99999")
    #expect(try PageAddress("sn83030214/1916-07-10/ed-1/seq-99999").page?.sequence == 99_999)
  }

  @Test func `each reason has its words`() {
    let reasons: [PageAddressError.Reason] = [
      .empty, .scheme("ftp://"), .tile, .noNewspaper, .lccn("x"), .date("x"), .edition("x"), .sequence("x"),
    ]
    let words = reasons.map { PageAddressError(written: "y", reason: $0).description }
    #expect(Set(words).count == reasons.count && words.allSatisfy { !$0.isEmpty })
  }
}
