import ChronAm
import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Nested objects and lists, deeper than in any real response.
@Suite struct NestingFuzzTests {
  private static let depths = [1, 2, 8, 60, 64, 65, 128, 511, 512, 513, 1000, 5000]
  private static let starts = [
    "[", #"{"item":"#, #"{"results":["#, #"{"content":{"children":["#, #"{"children":["#,
    #"{"metadata":[{"value":"#,
    #"{"label":"#, #"{"issues":["#, #"{"newspapers":[{"title":"#, #"{"pagination":"#,
  ]

  @Test func `deep nesting does no harm`() async throws {
    let lccn = try LCCN("sn83030214")
    try await FuzzTarget.nesting.run({ dice in
      let starts = (0...dice.below(3)).map { _ in dice.pick(NestingFuzzTests.starts) }
      let depth = dice.pick(NestingFuzzTests.depths)
      var bytes = (0..<depth).flatMap { starts[$0 % starts.count].utf8 }
      guard dice.once(in: 2) else { return bytes }
      let ends = [UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]")]
      let closing = bytes.reversed().compactMap { ends[$0] }
      bytes.append(UInt8(ascii: "1"))
      return bytes + closing
    }) { input in
      let answer = FixtureResponse.json(input.bytes)
      let loc = LocGovService(client: StubHTTPClient(answer), readLayout: TestLayout.read, now: { 0 })
      let site = ChronAmService(
        client: StubHTTPClient(answer), site: "https://x.example", readLayout: TestLayout.read, now: { 0 })
      let opened = input.bytes.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
      for service in [loc, site] as [any NewspaperDirectory] {
        do {
          _ = try await service.newspaper(lccn)
        } catch let error as NewspaperError {
          try NewspaperProperties.check(error)
          guard opened > 64, case .malformed(_, let what) = error else { continue }
          try property(what, what == "the response is nested more than 64 levels deep")
        }
        do {
          _ = try await service.newspapers(matching: NewspaperQuery(), window: Window(offset: 0, limit: 5))
        } catch let error as NewspaperError {
          try NewspaperProperties.check(error)
        }
      }
    }
  }
}
