import Foundation
import Testing

/// What the program says about itself and the libraries that it uses.
struct VersionTests {
  private static let names = [
    "SQLite", "libcurl", "libarchive", "libexpat", "zlib", "TurboJPEG", "libcrypto", "librsvg", "Tesseract",
  ]

  /// Names and what is said about them; the build names its commit and compiler only if it knew them.
  private func parts(_ lines: [String]) throws -> [(name: String, words: String)] {
    try lines.dropFirst().map { line in
      let place = try #require(line.firstRange(of: "  "))
      return (
        String(line[..<place.lowerBound]), line[place.lowerBound...].trimmingCharacters(in: .whitespaces)
      )
    }
  }

  @Test func `the whole version names the build and every library`() async throws {
    let brief = try await Program().run("--version")
    let outcome = try await Program().run("--version", "--verbose")
    #expect(outcome.exitCode == 0 && outcome.errors == "")
    let first = try #require(outcome.lines.first)
    #expect(brief.lines.count == 1 && first.hasPrefix("broadsheet \(brief.lines[0]) of 20"), "\(first)")
    let parts = try parts(outcome.lines)
    #expect(parts.map(\.name).suffix(9) == VersionTests.names)
    #expect(Set(parts.dropLast(9).map(\.name)).isSubset(of: ["commit", "Swift"]))
    for (name, words) in parts.suffix(9) {
      let isOptional = ["librsvg", "Tesseract"].contains(name)
      #expect(
        words.first?.isNumber == true || words.hasPrefix("libturbojpeg.so.0")
          || isOptional && words.hasPrefix("not found (optional: "), "\(name): \(words)")
    }
  }

  @Test(arguments: [["--verbose", "--version"], ["-v", "--version"], ["list", "--version", "-v"]])
  func `the position of the options does not matter`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 0 && outcome.lines.count >= 10)
    #expect(outcome.output == (try await Program().run("--version", "--verbose").output))
  }

  /// A program whose libraries of these names are empty files.
  private func program(without libraries: String...) throws -> Program {
    var program = try Program(["COLUMNS": "200", "BROADSHEET_SOURCE": "offline"])
    for library in libraries { try program.write(Data(), to: "lib/\(library)") }
    program.environment["LD_LIBRARY_PATH"] = program.home.path + "/lib"
    return program
  }

  @Test func `a library that cannot be loaded is named, with the reason and how to install it`() async throws
  {
    let program = try program(without: "libexpat.so.1")
    let version = try await program.run("--version", "--verbose")
    #expect(version.exitCode == 0)
    let words = try #require(parts(version.lines).first { $0.name == "libexpat" }?.words)
    #expect(words.hasPrefix("cannot be loaded: ") && words.hasSuffix("file too short"), "\(words)")
    let doctor = try await program.run("doctor", "--offline")
    #expect(doctor.exitCode == 0, "catalogs can be listed without it")
    #expect(doctor.words.contains("! libexpat cannot be loaded: "), "\(doctor.words)")
    #expect(
      doctor.words.contains(
        "Install libexpat, which reads the words of pages (on Debian: apt install libexpat1)."))
    #expect(doctor.words.contains("✓ libraries SQLite ") && doctor.words.contains(", zlib "))
  }

  @Test func `a missing optional library is not an error`() async throws {
    let program = try program(without: "librsvg-2.so.2", "libtesseract.so.5")
    let parts = try parts(try await program.run("--version", "--verbose").lines)
    #expect(parts.suffix(2).allSatisfy { $0.words.hasPrefix("not found (optional: ") })
    let doctor = try await program.run("doctor", "--offline")
    #expect(doctor.words.contains("librsvg not found (optional: draws plots as PNG)"))
    #expect(!doctor.output.contains("  ! "))
  }
}
