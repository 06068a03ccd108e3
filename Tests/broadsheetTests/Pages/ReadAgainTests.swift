import Foundation
import Glibc
import TestSupport
import Testing

/// `broadsheet read --again`, with the demonstration newspaper's own scans.
struct ReadAgainTests {
  nonisolated static let folder = "/usr/share/tesseract-ocr/5/tessdata"
  nonisolated static let isInstalled =
    dlopen("libtesseract.so.5", RTLD_NOW) != nil
    && FileManager.default.fileExists(atPath: folder + "/eng.traineddata")

  private let page = ["read", "bsd00000001", "1903-03-07"]

  @Test(.enabled(if: isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `a page is reread, stored beside the source's text, found, chosen and removed`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let source = try await program.run(page)
    let again = try await program.run(page + ["--again", "--language", "English"])
    #expect(again.exitCode == 0, "\(again)")
    #expect(again.output != source.output && again.output.contains("a single request is sent to any library"))
    #expect(again.errors.contains("Tesseract 5") && again.errors.contains("% known words"), "\(again.errors)")
    #expect(again.errors.split(separator: "\n").count == 3, "nothing of the library's own: \(again.errors)")
    // Never instead of the source's text, unless the reader says so.
    #expect(try await program.run(page) == source)
    // The banner's blackletter is read as another word, which is still found.
    let banner = try #require(again.output.split(separator: "\n").first?.split(separator: " ").last)
    let hits = try await program.run("search", "--source", "here", String(banner), "--format", "json")
    #expect(hits.output.contains("\"read_again\" : true"), "\(banner): \(hits)")
    let preferred = try await program.run(page + ["--prefer", "again"])
    #expect(preferred.exitCode == 0 && preferred.output == "", "\(preferred)")
    let chosen = try await program.run(page)
    #expect(chosen.output == again.output && chosen.errors.contains("not the source's text: Tesseract 5"))
    let json = try await program.run(page + ["--format", "json"])
    for key in ["\"read_again\"", "\"engine\" : \"Tesseract 5", "\"languages\"", "\"width\" : 1500"] {
      #expect(json.output.contains(key), "\(key): \(json.output)")
    }
    #expect(try await program.run(page + ["--original"]).output == source.output)
    // Files are the source's, and the index keeps its text.
    try program.write(Data("bsd00000001/1903-03-07/ed-1/seq-1\n".utf8), to: "list")
    let list = program.home.appending(path: "list").path
    let folder = program.home.appending(path: "saved").path
    let saved = try await program.run("get", "--from-search", list, "--as", "text", "-o", folder)
    #expect(saved.exitCode == 0, "\(saved)")
    let file = folder + "/bsd00000001_1903-03-07_ed-1_seq-1.txt"
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("The Demonstration Herald"))
    #expect(try await program.run(page + ["--undo"]).exitCode == 0)
    #expect(try await program.run(page).output == source.output)
    #expect(
      try await program.run(page + ["--undo"]).errors.contains(
        "Removed the reading of the whole page in eng; none is left"))
    #expect(try await program.run(page + ["--undo"]).exitCode == 66)
    #expect(try program.files(in: ".local/share/broadsheet/readings") == ["lock"])
    let gone = try await program.run("search", "--source", "here", String(banner))
    #expect(gone.output == "", "\(gone)")
  }

  @Test(.enabled(if: isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `a part is reread, in JSON with both texts, and merged if preferred`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let part = ["--again", "--region", "0,25,26,40", "--language", "eng"]
    let outcome = try await program.run(page + part + ["--format", "json", "--prefer", "again"])
    #expect(outcome.exitCode == 0, "\(outcome)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let again = try #require(object?["again"] as? [String: Any])
    let source = try #require(object?["source"] as? [String: Any])
    for side in [again, source] {
      #expect(try #require(side["known_words"] as? Double) > 0.8, "\(side)")
      #expect((60...400).contains(try #require(side["words"] as? Int)), "\(side)")
      #expect((side["paragraphs"] as? [String])?.isEmpty == false)
    }
    #expect((again["origin"] as? [String: Any])?["region"] as? [Double] == [0, 0.25, 0.26, 0.4])
    let chosen = try await program.run(page)
    #expect(chosen.errors.contains("read a part of it"), "\(chosen)")
    #expect(chosen.output.contains("The Demonstration Herald"), "the rest is the source's")
  }

  @Test func `without the library, the package is named and the status says so`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    // The file found first is not a library.
    try program.write(Data("no library".utf8), to: "lib/libtesseract.so.5")
    var without = program
    without.environment["LD_LIBRARY_PATH"] = program.home.appending(path: "lib").path
    let outcome = try await without.run(page + ["--again"])
    #expect(outcome.exitCode == 69 && outcome.output == "", "\(outcome)")
    #expect(outcome.errors.contains("reading scans needs Tesseract 5"), "\(outcome.errors)")
    #expect(outcome.errors.contains("sudo apt install tesseract-ocr"))
    #expect(try await without.run(page).exitCode == 0)
    let doctor = try await without.run("doctor", "--offline")
    #expect(doctor.words.contains("Tesseract not installed (optional)"), "\(doctor.output)")
  }

  @Test(.enabled(if: isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `languages without data are named with their packages`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let outcome = try await program.run(page + ["--again", "--language", "Danish", "--language", "yor"])
    #expect(outcome.exitCode == 69, "\(outcome)")
    #expect(outcome.errors.contains("no data here for dan, yor"), "\(outcome.errors)")
    #expect(outcome.errors.contains("sudo apt install tesseract-ocr-dan tesseract-ocr-yor"))
    let unknown = try await program.run(page + ["--again", "--language", "Klingon"])
    #expect(unknown.exitCode == 69 && !unknown.errors.contains("apt install"), "\(unknown)")
    #expect(unknown.errors.contains("Tesseract has no language “Klingon”; "), "\(unknown.errors)")
    try program.write(Data(), to: "empty/none")
    var without = program
    without.environment["TESSDATA_PREFIX"] = program.home.appending(path: "empty").path
    let none = try await without.run(page + ["--again"])
    #expect(none.exitCode == 69 && none.errors.contains("tesseract-ocr-eng"), "\(none)")
  }

  @Test(.enabled(if: isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `a reading that cannot be stored is printed, in the page's own language`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    try program.write(Data("no folder".utf8), to: ".local/share/broadsheet/readings")
    let outcome = try await program.run(page + ["--again"])
    #expect(outcome.exitCode == 74 && outcome.errors.contains("cannot be kept"), "\(outcome)")
    #expect(outcome.output.contains("a single request is sent to any library"), "\(outcome.output)")
    #expect(outcome.errors.contains("(eng)") && !outcome.errors.contains("apt install"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Kept beside"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--region", "0,0,10,10"], "need --again"), (["--undo", "--again"], "cannot be combined"),
    (["--original", "--prefer", "again"], "cannot be combined"),
    (["--again", "--language", "a/b"], "no data for"),
    (["--again", "--region", "0,0,10,10", "--region", "20,0,10,10"], "Give one --region at a time"),
    (["--again", "--layout"], "omit it or --again"), (["--prefer", "mine"], "again"),
  ])
  func `contradictory options are refused`(options: [String], words: String) async throws {
    let outcome = try await Program(["BROADSHEET_SOURCE": "offline"]).run(page + options)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test(.enabled(if: isInstalled, "needs tesseract-ocr and tesseract-ocr-eng"))
  func `whenever it is killed, either the old reading or the new one is there`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let region = ["--again", "--region", "0,25,26,5", "--language", "eng"]
    #expect(try await program.run(page + region).exitCode == 0)
    let file = program.home.appending(path: ".local/share/broadsheet/readings/bsd00000001")
      .appending(path: "1903-03-07_ed-1_seq-1.json")
    var random = SeededGenerator(seed: 14)
    for round in 0..<30 {
      let writer = try program.start(page + ["--prefer", round.isMultiple(of: 2) ? "again" : "source"])
      try await Task.sleep(for: .microseconds(Int.random(in: 500...30_000, using: &random)))
      writer.kill()
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasSuffix("}\n") && text.contains("\"format\":\"broadsheet-readings\""))
    }
    #expect(try await program.run(page + ["--prefer", "again"]).exitCode == 0)
    #expect(try await program.run(page).errors.contains("not the source's text"))
  }
}
