import Foundation
import Synchronization
import TestSupport
import Testing

/// A corpus whose archives are replaced at the server after they were planned.
@OwnThread struct CorpusListChangeTests {
  @Test func `a plan is compared with the list as it is now, and can take what it has`() async throws {
    let library = try ArchiveLibrary()
    let server = try await LoopbackServer.start { request in
      do { return try await library.answer(request) } catch { return .text("\(error)", status: 500) }
    }
    defer { withExtendedLifetime(server) {} }
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let folder = program.home.path + "/corpus"
    #expect(try await program.run("corpus", "plan", folder, "--all").exitCode == 0)
    library.mood.withLock { $0 = .hasReplacedFirst }
    let other = try await program.run("corpus", "fetch", folder)
    #expect(other.exitCode == 65 && other.errors.contains("differs from its list, twice"), "\(other)")
    #expect(other.errors.contains("“broadsheet corpus plan --refresh” with this folder"), "\(other)")
    let kept = try await program.run("corpus", "plan", folder)
    #expect(
      kept.exitCode == 0
        && kept.errors.contains("changed at the server: dlc_fiji_ver01; the plan keeps what it has"),
      "\(kept)")
    let taken = try await program.run("corpus", "plan", folder, "--refresh")
    #expect(
      taken.exitCode == 0 && taken.errors.contains("changed at the server: dlc_fiji_ver01\n"), "\(taken)")
    let fetched = try await program.run("corpus", "fetch", folder)
    #expect(fetched.exitCode == 0 && fetched.errors.contains("both archives are fetched"), "\(fetched)")
  }
}
