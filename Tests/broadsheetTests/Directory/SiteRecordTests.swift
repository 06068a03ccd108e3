import Foundation
import TestSupport
import Testing

/// Records of a site with chronam's JSON, and what is only in its catalog records.
struct SiteRecordTests {
  private let site = PageSite.openONIWithAPI

  private func record(_ lccn: String) -> String {
    """
    <record xmlns="http://www.loc.gov/MARC21/slim"><leader>00000cas a2200000 a 4500</leader>
    <controlfield tag="008">760620d18841934mnuwr ne      0    0fin c</controlfield>
    <datafield tag="010" ind1=" " ind2=" "><subfield code="a">\(lccn)</subfield></datafield>
    <datafield tag="245" ind1="1" ind2="0"><subfield code="a">Uusi kotimaa.</subfield></datafield>
    <datafield tag="500" ind1=" " ind2=" "><subfield code="a">Its press was steam-driven.</subfield></datafield>
    <datafield tag="780" ind1="0" ind2="0"><subfield code="t">Kansan lehti</subfield>
    <subfield code="w">(DLC)sn 83025139</subfield></datafield></record>
    """
  }

  @Test func `the catalog record is shown with the title`() async throws {
    let (lccn, marc) = (site.lccn, record(site.lccn))
    let server = try await site.start { request in
      request.path == "/lccn/\(lccn)/marc.xml"
        ? LoopbackResponse(headers: ["Content-Type": "application/marc+xml"], body: Data(marc.utf8)) : nil
    }
    let program = try site.program(server)
    let show = try await program.run("show", lccn)
    #expect(show.exitCode == 0 && show.errors == "", "\(show)")
    #expect(show.words.contains("Preceded by Kansan lehti (sn83025139)"), "\(show)")
    #expect(show.words.contains("Language Finnish") && show.words.contains("Frequency Weekly"), "\(show)")
    #expect(show.words.contains("Its press was steam-driven."), "\(show)")
    #expect(try await program.run("show", lccn) == show && server.requests.count == 3, "kept")
  }

  @Test func `a record without it is shown with a remark`() async throws {
    let server = try await site.start { request in
      request.path.hasSuffix("/marc.xml") ? .html("<h1>Server Error (500)</h1>", status: 500) : nil
    }
    let show = try await site.program(server).run("show", site.lccn)
    #expect(show.exitCode == 0 && show.words.contains("Language Finnish"), "\(show)")
    #expect(
      show.errors.hasPrefix("the newspapers before and after are missing: 127.0.0.1")
        && show.errors.hasSuffix("failed with HTTP status 500\n"), "\(show)")
  }
}
