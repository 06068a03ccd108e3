import Foundation
import TestSupport
import Testing

extension Program {
  /// The statements that the `typed` lines produce in accessible mode; those before the first line are left
  /// out, unless everything is requested. Starts with the list, unless arguments say otherwise.
  func answers(to typed: [String], _ arguments: [String] = [], isWhole: Bool = false) async throws -> [String]
  {
    func talk(_ lines: [String]) async throws -> [String] {
      try write(Data(lines.map { $0 + "\n" }.joined().utf8), to: "typed")
      let outcome = try await run(
        ["browse", "--accessible"] + (arguments.isEmpty ? ["--list"] : arguments),
        from: home.appending(path: "typed"))
      #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let bytes = Array(outcome.output.utf8)
      #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0a || $0 == 0x7f }, "only line feeds control anything")
      return outcome.lines
    }
    let all = try await talk(typed)
    return isWhole ? all : Array(all.dropFirst(try await talk([]).count))
  }
}
