import Links
import Testing

/// Old addresses of data: today's server has JSON, and no other format.
@Suite struct OldDataTests {
  private static let old = "http://chroniclingamerica.loc.gov"
  private static let list = "https://www.loc.gov/collections/chronicling-america/"
  private static let (issue, page) = (
    "https://www.loc.gov/item/sn83045462/1865-04-10/ed-1/",
    "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3"
  )

  @Test(arguments: [
    ("/lccn/sn83045462/1865-04-10/ed-1.json", issue + "?fo=json"),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3.json", page + "&fo=json"),
    ("/newspapers.json", list + "titles/?fo=json"),
    ("/newspapers.json?state=Ohio", list + "?dl=title&fa=location_state:ohio&fo=json"),
    ("/newspapers/New_York.json", list + "?dl=title&fa=location_state:new+york&fo=json"),
    ("/batches.json", list + "datasets/batch-summary/?fo=json"),
    ("/batches/2.json", list + "datasets/batch-summary/?fo=json"),
    ("/batches/batch_dlc_one_ver01.json", list + "?dl=issue&fa=batch:dlc_one_ver01&fo=json"),
    ("/ocr.json", list + "datasets/batch-summary/?fo=json"),
    (
      "/frontpages/1865-04-10.json",
      list + "?dl=page&searchType=advanced&front_pages_only=true&start_date=1865-04-10&end_date=1865-04-10"
        + "&fo=json"
    ),
    (
      "/search/pages/results/?andtext=gold+rush&format=json&page=2",
      list + "?dl=page&searchType=advanced&qs=gold+rush&ops=AND&sp=2&fo=json"
    ),
    (
      "/search/titles/results/?terms=evening+star&format=json",
      "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/?q=evening+star&all=true&fo=json"
    ),
  ])
  func `JSON is JSON today`(written: String, today: String) {
    let link = LinkGrammar.read(OldDataTests.old + written)
    #expect(link.status == .changed && link.address == today, "\(link)")
    #expect(link.note == "JSON with other fields", "\(link)")
    let again = LinkGrammar.read(today)
    #expect(again.status == .same && again.address == today, "\(again)")
  }

  @Test func `the JSON of a newspaper has no list of its issues today`() {
    let link = LinkGrammar.read(OldDataTests.old + "/lccn/sn83045462.json")
    #expect(link.status == .approximate && link.address == "https://www.loc.gov/item/sn83045462/?fo=json")
    #expect(link.note == "without its issues; JSON with other fields", "\(link)")
  }

  @Test(arguments: [
    ("/lccn/sn83045462/1865-04-10/ed-1.rdf", issue, "of the issue, not of “.rdf”"),
    ("/lccn/sn83045462/1865-04-10/ed-1/seq-3.rdf", page, "the page, not its “.rdf”"),
    ("/newspapers.txt", list + "titles/", "a web page, not “txt”"),
    ("/newspapers/feed/", list + "titles/", "a web page, not “feed”"),
    ("/newspapers/ohio.txt", list + "?dl=title&fa=location_state:ohio", "a web page, not “txt”"),
    ("/newspapers.rdf", list + "titles/", "a web page, not “rdf”"),
    (
      "/batches/batch_dlc_one_ver01.rdf", list + "?dl=issue&fa=batch:dlc_one_ver01",
      "a web page, not “rdf”"
    ),
    ("/batches/feed/", list + "datasets/batch-summary/", "a web page, not “feed”"),
    ("/ocr/feed/", list + "datasets/", "a web page, not “feed”"),
    (
      "/search/pages/results/?andtext=gold&format=atom",
      list + "?dl=page&searchType=advanced&qs=gold&ops=AND", "a web page, not “atom”"
    ),
  ])
  func `data in another format is a page for readers`(written: String, today: String, note: String) {
    let link = LinkGrammar.read(OldDataTests.old + written)
    #expect(link.status == .approximate && link.address == today && link.note == note, "\(link)")
  }
}
