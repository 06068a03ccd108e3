import HTTP
import NewspaperHTTP
import Scenes
import Testing

@testable import broadsheet

/// What settings mean for the parts that use them.
struct SettingsTests {
  private func settings(_ environment: [String: String]) throws -> Settings {
    try Settings(environment: environment.merging(["HOME": "/nonexistent"]) { $1 })
  }

  @Test(arguments: [
    ("0", 0), ("200000", 200_000), ("500 MB", 500_000_000), ("1.5gb", 1_500_000_000), ("2 kb", 2000),
    ("7 B", 7),
  ])
  func `sizes are read as people write them`(written: String, bytes: Int) throws {
    #expect(ByteCount(written)?.bytes == bytes)
    #expect(try settings(["BROADSHEET_CACHE_SIZE": written]).cacheLimit == bytes)
  }

  @Test(arguments: ["", "MB", "-1", "1e3", "0x10", "1,5 GB", ".5 GB", "1..5", "2000000 GB", "5 TB", "١ MB"])
  func `invalid sizes are refused`(written: String) { #expect(ByteCount(written) == nil) }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (1_500_000, "1.5 MB"), (500_000_000, "500 MB"),
    (78_040_000_000, "78 GB"),
  ])
  func `sizes are written as people read them`(bytes: Int, words: String) {
    #expect(ByteCount(bytes: bytes).description == words)
  }

  @Test func `without settings, the pace is the default`() throws {
    let settings = try settings([:])
    #expect(settings.pace(of: "www.loc.gov") == .libraryOfCongress)
    #expect(settings.pace(of: "tile.loc.gov") == .libraryOfCongressTiles)
    #expect(settings.pace(of: "example.org") == .courteous)
    #expect(settings.pace(of: "127.0.0.1") == nil && settings.pace(of: "localhost") == nil)
    #expect(settings.cacheLimit == 500_000_000 && settings.source == nil)
    #expect(settings.cacheDirectory == "/nonexistent/.cache/broadsheet")
    #expect(settings.dataDirectory == "/nonexistent/.local/share/broadsheet")
  }

  @Test func `another pace keeps burst and penalty`() throws {
    let settings = try settings([
      "BROADSHEET_PACE_LOC": "0.5", "BROADSHEET_PACE_OTHERS": "10", "BROADSHEET_PACE_ALLOW_FASTER": "true",
      "BROADSHEET_LOC_URL": "https://mirror.example",
    ])
    let faster = HostPace(interval: 0.5, burst: 3, margin: 1, penalty: 3600)
    #expect(settings.pace(of: "www.loc.gov") == faster)
    #expect(settings.pace(of: "mirror.example") == faster, "a mirror is asked like the Library")
    #expect(settings.pace(of: "example.org") == HostPace(interval: 10))
    #expect(settings.pace(of: "tile.loc.gov") == .libraryOfCongressTiles)
    #expect(settings.pace(of: "127.0.0.1") == nil)
  }

  @Test func `a front page is requested, and a search waits for a pause, unless configured otherwise`() throws
  {
    #expect(try settings([:]).preview == nil)
    for (written, preview) in [("rest", FrontPagePreview.rest), ("Ask", .ask), ("never", .never)] {
      #expect(try settings(["BROADSHEET_PREVIEW": written]).preview?.ofFrontPages == preview)
    }
    let error = #expect(throws: SettingsError.self) { try settings(["BROADSHEET_PREVIEW": "always"]) }
    #expect("\(try #require(error))".contains("rest, ask or never"))
  }
}
