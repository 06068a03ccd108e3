import NewspaperHTTP
import TestSupport
import Testing

@testable import HTTP
@testable import broadsheet

/// Responses, what the cache stores of them, and addresses that a reader types.
@Suite struct NetworkFuzzTests {
  private static let dates = [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun,",
    "06",
    "Nov", "Feb", "29", "1994", "0000", "9999", "94", "08:49:37", "24:00:00", "23:59:60", ":", "-", " ",
    "GMT", "120",
  ]

  @Test func `headers do no harm`() async throws {
    let odd = OddText(words: [
      "Cache-Control", "no-cache", "max-age=0", ", ", ": ", "\r\n", "ETag", "Content-Type",
    ])
    try await FuzzTarget.headers.run(odd.bytes) { input in
      var headers = HTTPHeaders()
      let lines = input.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for line in lines { headers.add("X-Line", line) }
      headers.add(input.text, "value")
      try property("a field that cannot be found again", headers[input.text]?.hasSuffix("value") == true)
      for line in lines {
        let value = HTTPHeaders(["x": line])["X"] ?? "?"
        try property("blanks around “\(value)”", HTTPHeaders(["x": value])["X"] == value)
      }
    }
  }

  @Test func `Retry-After does no harm`() async throws {
    let odd = OddText(words: NetworkFuzzTests.dates)
    try await FuzzTarget.retryAfter.run(odd.bytes) { input in
      var headers = HTTPHeaders(["Retry-After": input.text])
      if input.dice.once(in: 2) { headers.add("Date", odd.text(&input.dice)) }
      if let seconds = RetryAfter.seconds(headers, now: 1_795_000_000) {
        try property("\(seconds) seconds", seconds >= 0)
        var state = PaceState()
        state.block(seconds, .courteous, now: 1_795_000_000)
        try property("blocked until \(state.blockedUntil)", state.blockedUntil <= 1_795_000_000 + 86_400)
      }
      if let date = RetryAfter.date(input.text) { try property("the date \(date)", abs(date) < 3e11) }
    }
  }

  @Test func `pace states do no harm`() async throws {
    let odd = OddText(words: [
      "1795000000.5", "0.0", "-1", "1e300", " ", "\n", "1795000004.0", "nan", "0x1p3",
      "1795000001.0@1.2", "@2147483647.1", "!", "/1795000009.5", "/",
    ])
    try await FuzzTarget.paceState.run(odd.bytes) { input in
      guard var state = PaceState(text: input.text) else { return }
      try property("another state after writing it", PaceState(text: state.text) == state)
      let now = 1_795_000_000.0
      switch state.reserve(.libraryOfCongress, now: now) {
      case .at(let time), .now(let time):
        try property("a turn at \(time)", time >= now && time <= now + 86_400)
      case .later(let time): try property("later: \(time)", time > now && time <= now + 86_400)
      case .blocked(let until): try property("blocked until \(until)", until > now && until <= now + 86_400)
      }
    }
  }

  @Test func `addresses do no harm`() async throws {
    let odd = OddText(words: [
      "http://", "https://", "HTTPS://", "example.org", "www.loc.gov", "127.0.0.1", "[::1]", ":8080", "@",
      "user:pass@",
      "/", "//", "/papers", "?", "#", ".", "loc", "offline", "localhost", ":",
    ])
    try await FuzzTarget.addresses.run(odd.bytes) { input in
      let text = input.text
      if let address = WebAddress(text)?.description {
        try property("“\(address)” is not read again", WebAddress(address)?.description == address)
      }
      if let known = try? SiteAddress(text) {
        let address = known.url
        try property("“\(address)” is not read again", try SiteAddress(address).url == address)
        try property("“\(address)” has no host", WebOrigin.host(of: address) != nil)
        try property("“\(address)” is a source", try Source(address).site?.url == address)
        try property("a password is shown", !known.description.contains(":pass@"))
        try property("a request has a password", HTTPRequest(text).url.contains("pass@") == false)
        let site = Site(address)
        // The host shown to the reader is the host contacted.
        try property(
          "“\(address)” is called \(site.name)",
          WebOrigin.host(of: "https://" + site.host) == WebOrigin.host(of: address))
        try property("“\(address)” as a site", site.url("/x").hasPrefix(address))
      }
      if let address = try? Source(text).site { try PrintedProperties.checkLine(address.description) }
      _ = SiteAddress.masked(text)
      _ = WebOrigin.host(of: text).map { HostPace.of(host: $0) }
      _ = Site(text).host
    }
  }
}
