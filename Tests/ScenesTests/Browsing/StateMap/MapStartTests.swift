import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Where the map begins.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MapStartTests {
  @Test(arguments: [(nil, "Oregon: 2"), ("Ohio", "Ohio: 0")] as [(String?, String)])
  func `it begins where there are newspapers, or where it was left`(
    state: String?, position: String
  ) async throws {
    let site = [
      ("sn00000001", "Idaho--Ada--Boise"), ("sn00000002", "Oregon--Multnomah--Portland"),
      ("sn00000003", "Oregon--Multnomah--Portland"),
    ].map { Newspaper.sample($0, "A paper", $1) }
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(site, isLocal: true), route: .map(state: state))
    try await stage.wait(for: position)
    stage.press("d")
    try await stage.wait(for: "Map · digitized")
    let wanted = position.prefix { $0 != ":" }
    try await stage.wait(for: " \(wanted): ")
  }

  /// A newspaper of the decade may have only later issues digitized.
  @Test func `a decade is said to be one of publication`() async throws {
    let site = [Newspaper.sample("sn00000001", "A paper", "Ohio--Franklin--Columbus")]
    let stage = Stage(
      columns: 120, rows: 35, service: StubDirectory(site, isLocal: true), route: .map(state: "Iowa"))
    try await stage.wait(for: "Iowa: 0")
    stage.press("d")
    try await stage.wait(for: "Map · digitized · all years")
    stage.press(">")
    try await stage.wait(for: "Map · digitized · published in the 1")
    stage.press("Enter")
    try await stage.wait(for: "No digitized newspapers of Iowa published in the 1")
  }
}
