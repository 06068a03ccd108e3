import Newspapers
import Presentation
import Testing

@Suite(.timeLimit(.minutes(2))) struct OriginContentTests {
  private static let refusal = Origin.Fallback(
    name: "www.loc.gov", error: .rateLimited(host: "www.loc.gov", until: nil))

  @Test(
    arguments: [
      ("this machine", OriginContentTests.refusal, 75), ("this machine", nil, 0),
      ("starter catalog", OriginContentTests.refusal, 0),
      ("www.loc.gov", OriginContentTests.refusal, 0),
    ] as [(String, Origin.Fallback?, Int32)])
  func `only a part of a refused list is a failure`(name: String, fallback: Origin.Fallback?, exitCode: Int32)
  {
    let origin = Origin(name: name, asOf: 0, isLive: false, fallbackFor: fallback)
    #expect(OriginContent(origin).exitCode == exitCode)
  }
}
