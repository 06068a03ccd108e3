import Foundation
import TestSupport
import Testing

/// The demonstration newspaper is found by every local search, and changes no count of a real directory.
struct DemonstrationCommandTests {
  private func programWithCatalog() async throws -> Program {
    let program = try Program()
    let file = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    #expect(try await program.run("import", file).exitCode == 0)
    return program
  }

  @Test func `it is found by its words in what was imported`() async throws {
    let program = try await programWithCatalog()
    #expect(try await program.run("list").errors == "page 1 of 10, 480 newspapers\n")
    let found = try await program.run("list", "--query", "demonstr herald")
    #expect(found.lines.count == 1 && found.lines.first?.hasPrefix("bsd00000001\tThe Demonstration") == true)
    #expect(
      found.errors
        == "readable without a network: “The Demonstration Herald”\npage 1 of 1, 1 newspaper\n")
    let places = try await program.run("places")
    #expect(!places.output.contains("Specimen") && !places.output.contains("Demonstration"))
  }

  @Test func `it is among those that are built in`() async throws {
    let found = try await Program().run("list", "--source", "offline", "--query", "demonstration")
    #expect(found.lines.count == 1 && found.lines.first?.contains("1903-03-07\t1905-12-30\t8") == true)
  }

  @Test(arguments: ["offline", "loc", "http://127.0.0.1:1"])
  func `its record is there whatever the source`(source: String) async throws {
    let outcome = try await Program().run("show", "--source", source, "bsd00000001")
    #expect(outcome.exitCode == 0 && outcome.output.contains("Not a real newspaper"), "\(outcome)")
  }
}
