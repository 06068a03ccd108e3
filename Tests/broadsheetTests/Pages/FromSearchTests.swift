import Foundation
import Scans
import TestSupport
import Testing

/// `--from-search`: `read`, `get` and `image` take what `search` prints.
struct FromSearchTests {
  private func write(_ text: String, _ program: Program) throws -> URL {
    try program.write(Data(text.utf8), to: "list")
    return program.home.appending(path: "list")
  }

  @Test(arguments: ["jsonl", "tsv"])
  func `a search's pages are read one after another`(format: String) async throws {
    let program = try Program()
    let found = try await program.run("search", "--source", "here", "river", "--format", format)
    let list = try write(found.output + found.output, program)
    let read = try await program.run(["read", "--from-search", "-"], from: list)
    #expect(read.exitCode == 0 && read.errors.isEmpty, "\(read.errors)")
    let headings = read.lines.filter { $0.hasPrefix("== ") }
    #expect(
      headings.count == found.lines.count && Set(headings).count == headings.count && headings.count > 2)
    #expect(headings.allSatisfy { $0.contains("Demonstration") && $0.contains(" · page ") }, "\(headings)")
    #expect(try await program.run("read", "--from-search", list.path) == read)
    let json = try await program.run("read", "--from-search", list.path, "--format", "json")
    #expect(json.output.components(separatedBy: "\"paragraphs\"").count == headings.count + 1)
  }

  @Test func `pages named by address only are headed by the titles that the catalog has`() async throws {
    let program = try Program()
    let page = "sn83045462_1912-11-01_ed-1_seq-1"
    try program.write(Data("a fair day".utf8), to: "pages/\(page).txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let list = try write("https://www.loc.gov/resource/sn83045462/1912-11-01/ed-1/?sp=1\n", program)
    let read = try await program.run(["read", "--from-search", "-", "--source", "offline"], from: list)
    #expect(read.exitCode == 0 && read.output.contains("== Evening star · "), "\(read)")
    #expect(!read.output.contains("Newspaper sn83045462"), "\(read)")
  }

  @Test func `lines that name no page are reported by number after the others are done`() async throws {
    let program = try Program()
    let list = try write(
      """
      bsd00000001/1903-03-07/ed-1/seq-1
      what is this

      {"page": {"lccn": "bsd00000001", "date": "1903-13-07", "edition": 1, "sequence": 2}}
      bsd00000001
      one\ttwo
      https://chroniclingamerica.loc.gov/lccn/bsd00000001/1904-07-02/ed-2/seq-1/ocr/
      """, program)
    let folder = TemporaryFolder()
    let outcome = try await program.run("get", "--from-search", list.path, "--as", "text", "-o", folder.path)
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.lines == [
        folder.file("bsd00000001_1903-03-07_ed-1_seq-1.txt"),
        folder.file("bsd00000001_1904-07-02_ed-2_seq-1.txt"),
      ])
    for line in [2, 4, 5, 6] {
      #expect(outcome.errors.contains("line \(line) of \(list.path): "), "\(outcome.errors)")
    }
    #expect(!outcome.errors.contains("line 3 ") && outcome.errors.contains("“bsd00000001” is a newspaper"))
    let whole = try write("{\n  \"query\": \"gold\"\n}\n", program)
    let refused = try await program.run("read", "--from-search", whole.path)
    #expect(refused.exitCode == 65 && refused.errors.contains("--format jsonl"), "\(refused.errors)")
    let empty = try await program.run(["get", "--from-search", "-", "--as", "pdf"])
    #expect(empty.exitCode == 0 && empty.errors == "no pages in standard input\n")
  }

  @Test func `a list may begin with a byte order mark`() async throws {
    let program = try Program()
    let page = "bsd00000001/1903-03-07/ed-1/seq-1"
    let json = #"{"page": {"lccn": "bsd00000001", "date": "1903-03-07", "edition": 1, "sequence": 1}}"#
    let tsv = "1903-03-07\tHerald\t\t\tbsd00000001\t1\t1"
    for line in [page, "https://chroniclingamerica.loc.gov/lccn/\(page)/", json, tsv] {
      let list = try write("\u{FEFF}\(line)\r\n", program)
      let read = try await program.run("read", "--from-search", list.path)
      #expect(read.exitCode == 0 && read.lines.first?.contains("March 7, 1903") == true, "\(read)")
      let cited = try await program.run(["cite", "-", "--style", "plain"], from: list)
      #expect(cited.exitCode == 0 && cited.lines.count == 1, "\(cited)")
    }
    let headed = try write("\u{FEFF}date\ttitle\tplace\n\(page)\n", program)
    let read = try await program.run("read", "--from-search", headed.path)
    #expect(read.exitCode == 0 && read.errors.isEmpty, "\(read)")
    for (words, line) in [("is JSON", "{"), ("is CSV", "date,title,place")] {
      let list = try write("\u{FEFF}\(line)\n", program)
      let refused = try await program.run("read", "--from-search", list.path)
      #expect(refused.exitCode == 65 && refused.errors.contains(words), "\(refused)")
    }
  }

  @Test(arguments: PageSite.allCases) func `what is already here is not requested`(site: PageSite)
    async throws
  {
    let server = try await site.start()
    let program = try site.program(server)
    let list = try write((1...2).map { site.addresses(of: $0)[2] + "\n" }.joined(), program)
    let folder = TemporaryFolder()
    let get = ["get", "--from-search", list.path, "--as", "text", "-o", folder.path]
    let first = try await program.run(get)
    #expect(first.exitCode == 0 && first.lines.count == 2, "\(first.errors)")
    let asked = server.requests.count
    let again = try await program.run(get)
    #expect(again.exitCode == 0 && again.errors.contains("already exists"))
    // The texts are in the index now, including those of a site that sent files.
    #expect(try await program.run("read", "--from-search", list.path).exitCode == 0)
    let other = TemporaryFolder()
    let texts = try await program.run("get", "--from-search", list.path, "--as", "text", "-o", other.path)
    #expect(texts.exitCode == 0 && texts.lines.count == 2)
    #expect(server.requests.count == asked, "\(server.requests.dropFirst(asked).map(\.target))")
  }

  @Test func `pages are requested from their addresses' site`() async throws {
    let server = try await PageSite.openONI.start()
    let program = try Program(["BROADSHEET_SOURCE": "loc"])
    let page = "\(server.url)/lccn/sn83025242/1906-01-11/ed-1/seq-1/"
    let list = try write(
      "bsd00000001/1903-03-07/ed-1/seq-1\n\(page)\nbsd00000001/1903-03-07/ed-1/seq-2\n", program)
    let read = try await program.run("read", "--from-search", list.path)
    #expect(read.exitCode == 0, "\(read.errors)")
    let headings = read.lines.filter { $0.hasPrefix("== ") }
    #expect(headings.count == 3 && headings[1].contains("January 11, 1906"), "\(headings)")
    #expect(read.lines[0] == headings[0] && !server.requests.isEmpty)
  }

  @Test func `an enclosing address is not requested`() async throws {
    let program = try Program()
    let proxy = "http://proxy.localhost:1/login?url=https://chroniclingamerica.loc.gov/lccn/"
    let list = try write("\(proxy)bsd00000001/1903-03-07/ed-1/seq-1/\n", program)
    let read = try await program.run("read", "--from-search", list.path)
    #expect(read.exitCode == 0 && read.lines.first?.contains("March 7, 1903") == true, "\(read)")
    let cited = try await program.run(["cite", "-", "--style", "plain"], from: list)
    #expect(cited.exitCode == 0 && cited.lines.count == 1, "\(cited)")
    let shown = try await program.run("show", "\(proxy)bsd00000001/")
    #expect(shown.exitCode == 0 && shown.output.contains("bsd00000001"), "\(shown)")
  }

  @Test func `an address inside another says where its page is`() async throws {
    let program = try Program()
    func wrapped(_ address: String) -> [String] {
      let encoded = address.replacing(":", with: "%3A").replacing("/", with: "%2F")
      return [
        "https://web.archive.org/web/20150101000000/\(address)", "https://archive.ph/2015/\(address)",
        "https://web.archive.org/web/2015id_/\(address)", "https://www.webcitation.org/5abc?url=\(encoded)",
        "https://proxy.example.edu/login?url=\(address)", "https://ezp.example.edu/login?qurl=\(encoded)",
        "https://www.google.com/url?q=\(encoded)&sa=D",
      ]
    }
    let (old, site) = ("chroniclingamerica.loc.gov", "http://127.0.0.1:9")
    let pages = (1...4).map { "sn83045462/1865-10-02/ed-1/seq-\($0)" }
    var lines = wrapped("http://\(old)/lccn/\(pages[0])/")
    lines.append("https://chroniclingamerica-loc-gov.proxy.example.edu/lccn/\(pages[1])/")
    lines.append("https://\(old).ezproxy.example.edu/lccn/\(pages[2])/")
    lines += wrapped("\(site)/lccn/\(pages[3])/")
    let list = try write(lines.joined(separator: "\n"), program)
    // A job's source is where its pages are requested.
    let added = try await program.run("queue", "add", "--from-file", list.path)
    #expect(added.exitCode == 0, "\(added)")
    let json = try await program.run("queue", "list", "--format", "json")
    let jobs = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(jobs.map { $0["list"] as? [String] } == [Array(pages[..<3]), [pages[3]]], "\(json)")
    #expect(jobs.map { $0["source"] as? String } == [nil, site], "\(json)")
  }

  @Test func `a list's pictures are saved in a folder`() async throws {
    let program = try Program()
    let list = try write("bsd00000001/1903-03-07/ed-1/seq-1\nbsd00000001/1904-07-02/ed-1/seq-2\n", program)
    let folder = TemporaryFolder()
    let image = ["image", "--from-search", list.path]
    let part = image + ["-o", folder.path, "--region", "0,0,50,25"]
    let saved = try await program.run(part)
    #expect(saved.exitCode == 0 && saved.lines.count == 2, "\(saved.errors)")
    for path in saved.lines {
      let header = try JPEGHeader(of: [UInt8](Data(contentsOf: URL(filePath: path))))
      #expect(header.width == 750 && header.height == 500, "the part, and not the page")
      #expect(path.hasSuffix("_pct-0-0-50-25.jpg"), "\(path)")
    }
    let again = try await program.run(part)
    #expect(again.exitCode == 0 && again.lines.isEmpty && again.errors.contains("already exists"))
    #expect(try await program.run(part + ["--force"]).lines == saved.lines)
    let whole = try await program.run(image + ["-o", folder.path])
    #expect(whole.lines.count == 2 && Set(whole.lines).isDisjoint(with: saved.lines), "\(whole)")
    #expect(try await program.run(image).exitCode == 64)
  }

  @Test(arguments: [
    "read bsd00000001 --from-search -", "read --from-search - --page 2",
    "get --from-search - --all --as text",
    "image --from-search - --page 1", "read", "get --as text",
  ])
  func `a list names its pages by itself`(arguments: String) async throws {
    let outcome = try await Program().run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.exitCode == 64, "\(outcome)")
  }
}
