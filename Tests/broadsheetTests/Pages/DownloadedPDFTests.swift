import Foundation
import TestSupport
import Testing

/// PDFs that the queue has downloaded.
struct DownloadedPDFTests {
  @Test(arguments: PageSite.allCases)
  func `a downloaded PDF is saved without a request, with a network and without`(site: PageSite) async throws
  {
    let server = try await site.start()
    let program = try site.program(server)
    let file = "\(site.lccn)_\(site.date)_ed-1_seq-1.pdf"
    let pdf = Data("%PDF-1.4\nof the queue\n%%EOF\n".utf8)
    try program.write(pdf, to: ".local/share/broadsheet/pdf/\(file)")
    for source in [[], ["--source", "offline"]] {
      let folder = program.home.path + "/\(source.count)"
      let get = try await program.run(
        ["get", site.lccn, site.date, "--as", "pdf", "-o", folder] + source)
      #expect(get.exitCode == 0 && get.lines == ["\(folder)/\(file)"], "\(get)")
      #expect(FileManager.default.contents(atPath: "\(folder)/\(file)") == pdf)
    }
    #expect(server.requests.isEmpty)
  }
}
