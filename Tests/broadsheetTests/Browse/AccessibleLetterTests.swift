import Testing

/// Accessible mode in a locale without the letters of a newspaper.
struct AccessibleLetterTests {
  @Test func `letters that cannot be printed are reported once`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline", "LANG": "C"])
    let lines = try await program.answers(to: ["/新聞", "/新聞"])
    #expect(lines.contains { $0.contains("\"??\"") }, "\(lines)")
    #expect(lines.count { $0.hasPrefix("Letters of other scripts are printed as question marks") } == 1)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }
}
