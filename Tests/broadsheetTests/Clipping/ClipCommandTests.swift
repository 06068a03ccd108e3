import Foundation
import TestSupport
import Testing

/// `clip`, with the demonstration newspaper: without a network.
final class ClipCommandTests: ClippingSuite {
  private func sidecar(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func sum(_ name: String) async throws -> String {
    let outcome = try await program.run(
      [folder.appending(path: name).path], executable: "/usr/bin/sha256sum")
    return String(outcome.output.prefix { $0 != " " })
  }

  @Test func `a part becomes a picture and a sidecar with all its details`() async throws {
    let outcome = try await clip(
      "--region", "5,15,30,20", "-o", folder.path + "/", "--headline", "The New Ferry", "--author",
      "Example, Ann Mary", "--note", "same captain", "--tag", "ferry, river")
    #expect(outcome.exitCode == 0, "\(outcome)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let picture = try #require(names.first)
    #expect(
      picture.hasPrefix("bsd00000001_1903-03-07_ed-1_seq-1_the-new-ferry_") && names.count == 2, "\(names)")
    #expect(outcome.lines == names.map { folder.path + "/" + $0 })
    let json = try sidecar(names[1])
    #expect(json["format"] as? String == "broadsheet-clip" && json["version"] as? Int == 1)
    #expect(json["id"] as? String == "bsd00000001/1903-03-07/ed-1/seq-1")
    #expect(json["region"] as? [Double] == [0.05, 0.15, 0.3, 0.2])
    let image = try #require(json["image"] as? [String: Any])
    #expect(image["file"] as? String == picture)
    let bytes = try Data(contentsOf: folder.appending(path: picture))
    #expect(image["bytes"] as? Int == bytes.count)
    #expect(image["sha256"] as? String == (try await sum(picture)))
    let pixels = try #require(json["pixels"] as? [Int])
    let scan = try #require(json["scan"] as? [String: Int])
    let (width, height) = (try #require(scan["width"]), try #require(scan["height"]))
    #expect(pixels[0] == Int(0.05 * Double(width)) && pixels[1] == Int(0.15 * Double(height)))
    #expect(picture.hasSuffix("_\(pixels.map(String.init).joined(separator: "-")).jpg"))
    #expect(json["iiif"] is NSNull && json["address"] is NSNull && json["credit"] is NSNull)
    #expect((json["text"] as? String)?.isEmpty == false && json["words"] as? Int ?? 0 > 10)
    #expect(json["note"] as? String == "same captain" && json["tags"] as? [String] == ["ferry", "river"])
    let reference = try #require(json["reference"] as? [String: Any])
    #expect(
      reference["title"] as? String == "The New Ferry" && reference["type"] as? String == "article-newspaper")
    let citations = try #require(json["citations"] as? [String: String])
    #expect(citations["chicago"]?.hasPrefix("Ann Mary Example, “The New Ferry,” ") == true)
    #expect(json["program"] as? String == "broadsheet 0.2.0")
  }

  @Test(arguments: ["jpg", "png"]) func `the picture has its part's pixels`(kind: String) async throws {
    let outcome = try await clip("--region", "10,10,20,10", "--as", kind, "-o", folder.path + "/ferry")
    #expect(outcome.exitCode == 0 && outcome.lines.first == "\(folder.path)/ferry.\(kind)", "\(outcome)")
    let pixels = try #require(try sidecar("ferry.json")["pixels"] as? [Int])
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "ferry.\(kind)")))
    #expect(try size(of: bytes) == [pixels[2], pixels[3]])
    let narrow = try await clip(
      "--region", "10,10,20,10", "--width", "50", "--as", kind, "-o", folder.path + "/n")
    #expect(narrow.exitCode == 0)
    let fewer = [UInt8](try Data(contentsOf: folder.appending(path: "n.\(kind)")))
    #expect(try size(of: fewer)[0] == 50)
  }

  private func size(of file: [UInt8]) throws -> [Int] {
    if file.starts(with: [0x89, 0x50]) {
      return [16, 20].map { start in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    let frame = try #require(
      file.indices.dropLast(9).first { file[$0] == 0xFF && [0xC0, 0xC2].contains(file[$0 + 1]) })
    return [
      Int(file[frame + 7]) << 8 | Int(file[frame + 8]), Int(file[frame + 5]) << 8 | Int(file[frame + 6]),
    ]
  }

  @Test func `the whole page is the file as received`() async throws {
    let outcome = try await clip("--region", "0,0,100,100", "-o", folder.path + "/whole.jpg")
    #expect(outcome.exitCode == 0, "\(outcome)")
    let scan = try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.jpg")
    #expect([UInt8](try Data(contentsOf: folder.appending(path: "whole.jpg"))) == scan)
  }

  @Test func `several parts get one picture each and one sidecar`() async throws {
    let outcome = try await clip(
      "--region", "50,20,20,10", "--region", "5,20,20,10", "--region", "5,20,20,10", "-o", folder.path + "/a")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(
      outcome.lines == ["a.jpg", "a_2.jpg", "a_3.jpg", "a.json"].map { folder.path + "/" + $0 })
    let further = try #require(try sidecar("a.json")["further"] as? [[String: Any]])
    #expect(further.count == 2 && further[0]["region"] as? [Double] == [0.05, 0.2, 0.2, 0.1])
    let usual = try await clip("--region", "5,20,20,10", "--region", "5,20,20,10", "-o", folder.path + "/")
    #expect(usual.exitCode == 0 && Set(usual.lines).count == 3, "\(usual)")
  }

  @Test func `nothing is overwritten without being told to`() async throws {
    let arguments = ["clip", "bsd00000001", "1903-03-07", "-o", folder.path + "/a"]
    #expect(try await program.run(arguments + ["--region", "5,5,20,10"]).exitCode == 0)
    let before = try await sum("a.jpg")
    let again = try await program.run(arguments + ["--region", "30,30,20,10"])
    #expect(again.exitCode == 74 && again.output.isEmpty, "\(again)")
    #expect(again.errors.contains("a.jpg and ") && again.errors.contains("--force"), "\(again.errors)")
    #expect(try await sum("a.jpg") == before)
    // A sidecar alone is not overwritten, either.
    try FileManager.default.removeItem(at: folder.appending(path: "a.jpg"))
    #expect(try await program.run(arguments + ["--region", "30,30,20,10"]).exitCode == 74)
    #expect(try await program.run(arguments + ["--region", "30,30,20,10", "--force"]).exitCode == 0)
    #expect(try await sum("a.jpg") != before)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["a.jpg", "a.json"])
  }

  @Test func `a failed write leaves nothing behind`() async throws {
    // With .json it is one byte longer than a name can be, with .jpg it is not.
    let name = String(repeating: "a", count: 251)
    let outcome = try await clip("--region", "5,5,20,10", "-o", folder.path + "/" + name)
    #expect(
      outcome.exitCode == 74 && outcome.output.isEmpty && outcome.errors.contains("cannot write"),
      "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(try await program.run("bookmarks", "export").output.contains("bsd00000001") == false)
    let full = try await clip("--region", "5,5,20,10", "-o", "/proc/clips/a")
    #expect(full.exitCode == 74, "\(full)")
  }

  @Test func `other programs' unfinished files stay`() async throws {
    let names = ["a.jpg.part", "a.jpg.part.from", "a.json.part"]
    for name in names { try Data(name.utf8).write(to: folder.appending(path: name)) }
    let outcome = try await clip("--region", "5,5,20,10", "-o", folder.path + "/a")
    #expect(outcome.exitCode == 0, "\(outcome)")
    for name in names {
      #expect(FileManager.default.contents(atPath: folder.path + "/" + name) == Data(name.utf8))
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(all) == Set(names + ["a.jpg", "a.json"]))
  }

  @Test func `a clip is among the notes unless only files are wanted`() async throws {
    _ = try await clip(
      "--region", "5,15,30,20", "-o", folder.path + "/a", "--files-only", "--headline", "Not kept")
    #expect(try await program.run("bookmarks", "export").output.contains("Not kept") == false)
    _ = try await clip("--region", "5,15,30,20", "-o", folder.path + "/b", "--headline", "Kept")
    let library = try await program.run("bookmarks", "export").output
    #expect(library.contains("\"headline\" : \"Kept\"") && library.contains("bsd00000001"), "\(library)")
    let id = try #require(try sidecar("b.json")["excerpt"] as? String)
    #expect(library.contains(id))
    #expect(try sidecar("a.json")["excerpt"] == nil)
  }

  @Test func `a part that is clipped again stays one clip, with its note`() async throws {
    let arguments = ["clip", "bsd00000001", "1903-03-07", "-o", folder.path + "/a", "--force"]
    _ = try await program.run(arguments + ["--region", "5,15,30,20", "--note", "my note", "--tag", "hats"])
    let id = try #require(try sidecar("a.json")["excerpt"] as? String)
    _ = try await program.run(arguments + ["--region", "5,15,30,20", "--headline", "Anew"])
    #expect(try sidecar("a.json")["excerpt"] as? String == id)
    let library = try await program.run("bookmarks", "export").output
    #expect(library.contains("my note") && library.contains("hats") && library.contains("Anew"))
    _ = try await program.run(arguments + ["--region", "6,15,30,20"])
    #expect(try sidecar("a.json")["excerpt"] as? String != id)
  }

  @Test func `files are written even if the library cannot store the clip`() async throws {
    try program.write(Data("no database".utf8), to: ".local/share/broadsheet/library.sqlite")
    let outcome = try await clip("--region", "5,15,30,20", "-o", folder.path + "/a")
    #expect(outcome.exitCode == 74 && outcome.lines.count == 2, "\(outcome)")
    #expect(outcome.errors.contains("the files were written"), "\(outcome.errors)")
  }

  @Test(arguments: [
    [], ["--region", "0,0,0,10"], ["--region", "50,0,60,10"], ["--region", "0,0,0.1,0.1"],
    ["--region", "0,0,10,10", "--width", "3"], ["--region", "0,0,10,10", "--as", "gif"],
    ["--region", "0,0,10,10", "--as", "png", "-o", "a.jpg"], ["--region", "0,0,10,10", "--author", "{}"],
    ["--region", "0,0,10,10", "--page", "0"], ["--region", "0,0,10,10", "-o", ""],
  ]) func `nonsensical options are a usage error`(arguments: [String]) async throws {
    let outcome = try await program.run(
      ["clip", "bsd00000001", "1903-03-07", "--files-only"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test func `a region of a few pixels says how many it has`() async throws {
    let outcome = try await clip("--region", "0,0,0.4,1")
    #expect(
      outcome.exitCode == 64 && outcome.errors.contains(" pixels; a picture needs 8 × 8 or more"),
      "\(outcome)")
  }

  @Test func `a page that was not filmed is not found`() async throws {
    let outcome = try await program.run(
      "clip", "bsd00000001", "1905-04-01", "--page", "2", "--region", "0,0,9,9")
    #expect(outcome.exitCode == 66 && outcome.output.isEmpty, "\(outcome)")
  }
}
