import Foundation
import TestSupport
import Testing

/// Places on a site whose list gives only their state.
struct SitePlacesTests {
  @Test func `a state that a site lists is not reported as unknown`() async throws {
    let server = try await LoopbackServer.start(.chronAm)
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let outcome = try await program.run("places", "--state", "Oregon")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("13 newspapers in Oregon; 127.0.0.1"), "\(outcome)")
    #expect(outcome.errors.contains("broadsheet list --state Oregon"), "\(outcome)")
  }

  @Test func `after a sync of titles alone the places are those of the starter catalog`() async throws {
    let server = try await LoopbackServer.start(.openONI)
    let program = try Program()
    #expect(try await program.run("sync", "--source", server.url).exitCode == 0)
    let outcome = try await program.run("places")
    #expect(outcome.errors.hasPrefix("53 states and territories, "))
  }

  @Test func `without a catalog, the starter catalog is used, and it says so`() async throws {
    let outcome = try await Program().run("places", "--state", "OH", "--sort", "count")
    #expect(outcome.exitCode == 0 && outcome.lines.first?.hasPrefix("Cuyahoga\t") == true, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix(
        "127.0.0.1:1 does not offer newspaper counts; showing the starter catalog\n"), "\(outcome)")
    #expect(try await Program().run("places", "--source", "loc").exitCode == 64)
  }

  @Test func `a city that one record names without a county has all its newspapers, as the help says`()
    async throws
  {
    let program = try Program()
    let table = """
      lccn,title,place
      sn90000001,The Falls Star,Ohio--Specimen--Specimen Falls
      sn90000002,The Falls Sun,Ohio--Specimen--Specimen Falls
      sn90000003,The Falls Moon,Ohio--Specimen Falls
      """
    try program.write(Data(table.utf8), to: "list.csv")
    #expect(try await program.run("import", program.home.appending(path: "list.csv").path).exitCode == 0)
    let rows = try await program.run("places", "--state", "Ohio").lines.filter { $0.hasPrefix("Specimen") }
    #expect(
      rows == [
        "Specimen\tcounty\t2\tOhio--Specimen--", "Specimen Falls\tcity\t3\tOhio--Specimen Falls",
      ], "\(rows)")
    let list = try await program.run("list", "--city", "Specimen Falls", "--state", "Ohio")
    #expect(list.lines.count == 3, "\(list)")
    let help = try await program.run("places", "--help")
    #expect(help.words.contains("A city beside the counties has all its newspapers"), "\(help)")
  }
}
