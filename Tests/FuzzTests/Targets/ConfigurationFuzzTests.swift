import Foundation
import HTTP
import MVP
import TestSupport
import Testing

@testable import broadsheet

@Suite struct ConfigurationFuzzTests {
  private static let lines = [
    "source: loc", "source: offline", "contact: reader@example.org", "timeout: 60", "cache-size: 200 MB",
    "pace:", "  loc: 10", "  tile: 2", "pace.others: 3", "  allow-faster: true",
    "loc-url: https://example.org",
    "# a comment", "---", "...", "- a", "{", "}", "[1, 2]", "&a *a", "!!binary x", "? x", "|", ">-",
    "\"\\u0000\"",
    "'", "\t", "x: &x {a: *x}", "cache-size: 1e400", "timeout: .nan", "pace: {loc: 10}", "<<: *a",
  ]

  /// Returns settings, or an error that names what is wrong.
  @Test func `configuration files do no harm`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "broadsheet"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "broadsheet/config.yaml")
    let odd = OddText(
      words: ConfigurationFuzzTests.lines + [": ", "\n", " ", "loc", "offline", "1", "GB", "true"])
    try await FuzzTarget.configuration.run({ dice in
      var lines = (0...dice.below(6)).map { _ in dice.pick(ConfigurationFuzzTests.lines) }
      if dice.once(in: 2) { lines.insert(odd.text(&dice), at: dice.below(lines.count + 1)) }
      var bytes = Array(lines.joined(separator: "\n").utf8)
      if dice.once(in: 3) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      try Data(input.bytes).write(to: file)
      var environment = ["XDG_CONFIG_HOME": folder.path, "HOME": "/nowhere"]
      if input.dice.once(in: 2) {
        environment[input.dice.pick(SettingKey.allCases).variable] = odd.text(&input.dice)
      }
      do {
        let settings = try Settings(environment: environment)
        try property("a cache of \(settings.cacheLimit) bytes", settings.cacheLimit >= 0)
        try property("a timeout of \(settings.timeout ?? 1)", (1...3600).contains(settings.timeout ?? 1))
        for host in ["www.loc.gov", "tile.loc.gov", "example.org"] {
          let pace = settings.pace(of: host)
          try property("\(host) at \(pace?.interval ?? 0) s", (0.1...3600).contains(pace?.interval ?? 0))
        }
      } catch let error as SettingsError {
        for failure in error.failures {
          try property("no words for what is wrong", !failure.message.isEmpty)
          try property("the exit code \(failure.exitCode)", [64, 74].contains(failure.exitCode))
        }
      }
    }
  }
}
