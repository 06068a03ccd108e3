import TestSupport
import Testing

/// Lines that accessible mode asks for.
struct AccessibleLineTests {
  private let program: Program

  init() throws { program = try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test func `a hyphen stands for nothing, since an empty line cancels`() async throws {
    let lines = try await program.answers(to: [
      "gs", "geese date:1903", "d", "-", "1", "t", "one, two", "t", "-", "t",
    ])
    #expect(
      lines.contains(
        "Dates: type a line in place of what is there, or - for any date; an empty one cancels. Now: 1903"),
      "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Search for geese: ") }, "\(lines)")
    #expect(
      lines.contains {
        $0.hasPrefix("Tags on page ") && $0.contains(", or - for no tags; ") && $0.hasSuffix(" Now: one, two")
      }, "\(lines)")
    #expect(
      lines.last?.hasPrefix("Tags on page ") == true
        && lines.last?.hasSuffix(": type a line; an empty one cancels.") == true, "\(lines)")
  }

  @Test func `an address that cannot be opened is named`() async throws {
    let lines = try await program.answers(to: ["ga nonsense"])
    #expect(
      lines.first?.hasPrefix("Error: “nonsense” cannot be opened: it is not a web address, ") == true,
      "\(lines)")
  }
}
