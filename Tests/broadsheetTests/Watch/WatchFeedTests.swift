import Foundation
import Newspapers
import TestSupport
import Testing

/// The Atom feed of `watch`, as other programs read it.
struct WatchFeedTests {
  /// What Python's expat and ElementTree make of it; nil if Python is not installed.
  private struct Feed: Decodable {
    struct Entry: Decodable {
      let id, title, updated, link, summary: String
      let categories: [String]
    }
    let id, title, updated, author: String
    let entries: [Entry]
  }

  private static let reader = """
    import json, sys, xml.etree.ElementTree as tree
    a = "{http://www.w3.org/2005/Atom}"
    feed = tree.parse(sys.argv[1]).getroot()
    assert feed.tag == a + "feed", feed.tag
    def text(e, name): return e.findall(a + name)[0].text or ""
    print(json.dumps({"id": text(feed, "id"), "title": text(feed, "title"), "updated": text(feed, "updated"),
      "author": feed.find(a + "author").find(a + "name").text,
      "entries": [{"id": text(e, "id"), "title": text(e, "title"), "updated": text(e, "updated"),
        "summary": text(e, "summary"), "link": e.find(a + "link").get("href"),
        "categories": [c.get("term") for c in e.findall(a + "category")]} for e in feed.findall(a + "entry")]}))
    """

  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func feed(_ file: URL, _ program: Program) async throws -> Feed {
    let python = try #require(Self.python)
    let outcome = try await program.run(["-c", Self.reader, file.path], executable: python)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Feed.self, from: Data(outcome.output.utf8))
  }

  @Test(.enabled(if: WatchFeedTests.python != nil, "python3 is not installed"))
  func `a feed lists what was found, newest first, and keeps it`() async throws {
    let all = try WatchedSite.pages(160, batches: 4)
    let site = try await WatchedSite(.chronAm, all.filter { $0.batch < "made_b2" })
    let program = try site.program()
    try await site.save("gold", as: "gold", program)
    try await site.save("gold OR silver", as: "metal & more", program)
    let file = program.home.appending(path: "feed.xml")
    #expect(try await program.run("watch", "--atom", file.path).exitCode == 0)
    let empty = try await feed(file, program)
    #expect(empty.id == "tag:broadsheet,2026:watch" && empty.title == "Broadsheet: gold, metal & more")
    #expect(empty.entries.isEmpty && empty.author == "Broadsheet" && Timestamp.read(empty.updated) != nil)
    var told: [Set<String>] = []
    for batch in ["made_b2_ver01", "made_b3_ver01"] {
      program.aDayPasses()
      site.change(to: all.filter { $0.batch <= batch })
      #expect(try await program.run("watch", "--atom", file.path).exitCode == 0)
      told.append(try WatchedSite.meant("gold OR silver", all.filter { $0.batch == batch }))
    }
    let found = try await feed(file, program)
    let ids = found.entries.map { $0.id.replacing("tag:broadsheet,2026:", with: "") }
    #expect(Set(ids) == told[0].union(told[1]) && Set(ids).count == ids.count)
    #expect(Set(ids.prefix(told[1].count)) == told[1], "the newest do not come first")
    #expect(found.updated == found.entries.first?.updated)
    let gold = try WatchedSite.meant("gold", all)
    for (id, entry) in zip(ids, found.entries) {
      #expect(entry.link == site.server.url + "/lccn/\(id)/")
      #expect(entry.categories == (gold.contains(id) ? ["gold", "metal & more"] : ["metal & more"]))
      #expect(entry.summary.contains("gold") || entry.summary.contains("silver"))
      #expect(Timestamp.read(entry.updated) != nil && !entry.title.isEmpty)
    }
    // Without anything new, it stays the same.
    let before = try Data(contentsOf: file)
    #expect(try await program.run("watch", "--atom", file.path).output == "")
    #expect(try Data(contentsOf: file) == before)
    // A feed for one search is a different feed.
    #expect(try await program.run("watch", "metal & more", "--atom", file.path).exitCode == 0)
    #expect(try await feed(file, program).id == "tag:broadsheet,2026:watch/metal%20%26%20more")
  }

  @Test(.enabled(if: WatchFeedTests.python != nil, "python3 is not installed"))
  func `whatever a server sends, it is valid XML with two hundred entries`() async throws {
    let odd = "Le <b>gold</b> & \\\"x\\\" ]]> &amp; \\u0001\\u0008\\u001b[31m\\ufffe \\ud83d\\udc1d"
    let old = try WatchedSite.pages(10, batches: 1)
    let site = try await WatchedSite(.chronAm, old)
    let items = (1...230).map { number in
      """
      {"id": "/lccn/sn83030214/1905-07-04/ed-1/seq-\(number)/", "title": "\(odd)", "lccn": "sn83030214",
      "batch": "batch_new_ver01", "ocr_eng": "\(odd)"}
      """
    }
    let program = try site.program()
    try await site.save("gold", as: "</title><x>", program)
    #expect(try await program.run("watch").exitCode == 0)
    program.aDayPasses()
    site.answerFirst { target in
      if target == "/batches.json" {
        return .json(
          #"{"batches": [{"name": "batch_new_ver01", "lccns": ["sn83030214"]}, {"name": "batch_made_b0_ver01"}]}"#
        )
      }
      guard target.contains("/search/pages/"), let page = URLComponents(string: target)?.queryItems else {
        return nil
      }
      let start = (page.first { $0.name == "page" }?.value.flatMap(Int.init) ?? 1) * 20 - 20
      let rows = items.dropFirst(start).prefix(20).joined(separator: ",")
      return .json(
        #"{"totalItems": 230, "startIndex": \#(start + 1), "itemsPerPage": 20, "items": [\#(rows)]}"#)
    }
    let file = program.home.appending(path: "feed.xml")
    let outcome = try await program.run("watch", "--atom", file.path)
    #expect(outcome.exitCode == 0 && outcome.lines.count == 230, "\(outcome.errors)")
    let found = try await feed(file, program)
    #expect(found.entries.count == 200 && found.title == "Broadsheet: </title><x>")
    #expect(found.entries[0].summary.contains("<b>gold</b> & \"x\" ]]> &amp; "), "\(found.entries[0])")
    #expect(found.entries[0].title.contains("Le gold & \"x\" ]]> &  🐝, July 4"), "\(found.entries[0])")
  }

  @Test func `a site's password is never written`() async throws {
    let all = try WatchedSite.pages()
    let site = try await WatchedSite(.openONI, all.filter { $0.batch != "made_b2_ver01" })
    let address = site.server.url.replacing("://", with: "://reader:s3cr3t@")
    let program = try site.program(["BROADSHEET_SOURCE": address])
    _ = try await program.run("search", "gold", "--source", address, "--save", "mine", "--count")
    let file = program.home.appending(path: "feed.xml")
    var outcomes = [try await program.run("watch", "-v", "--atom", file.path)]
    program.aDayPasses()
    site.change(to: all)
    outcomes.append(try await program.run("watch", "-v", "--atom", file.path, "--format", "json"))
    #expect(outcomes.allSatisfy { $0.exitCode == 0 } && outcomes[1].output.contains("\"hits\""))
    let sent = site.server.requests.compactMap { $0.header("Authorization") }
    #expect(sent.count == site.server.requests.count, "the search's source has the password of the settings")
    for outcome in outcomes { #expect(!(outcome.output + outcome.errors).contains("s3cr3t")) }
    for name in try program.files(in: "") {
      let bytes = try Data(contentsOf: program.home.appending(path: name))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cr3t"), "\(name)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<entry>"))
  }
}
