import HTTP
import Testing

@Suite("The User-Agent") struct UserAgentTests {
  @Test func `names the program, its page and a contact`() {
    let agent = UserAgent(
      program: "broadsheet", version: "0.1", page: "https://example.org", contact: "reader@example.org")
    #expect(agent.description == "broadsheet/0.1 (+https://example.org; reader@example.org)")
  }

  @Test(arguments: [nil, "", "(\r\n)"])
  func `works without a contact`(_ contact: String?) {
    let agent = UserAgent(
      program: "broadsheet", version: "0.1", page: "https://example.org", contact: contact)
    #expect(agent.description == "broadsheet/0.1 (+https://example.org)")
  }

  @Test func `is one line, whatever the contact`() {
    let agent = UserAgent(program: "b", version: "1", page: "p", contact: "me)\r\nX-Forged: (ü")
    #expect(agent.description == "b/1 (+p; meX-Forged: )")
  }
}
