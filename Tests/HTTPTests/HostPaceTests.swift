import NewspaperHTTP
import Testing

@testable import HTTP

@Suite("The pace of a host") struct HostPaceTests {
  @Test(
    arguments: [
      ("https://www.loc.gov/search/?q=a", .libraryOfCongress),
      ("https://WWW.LOC.GOV.:443/", .libraryOfCongress),
      ("https://user:word@www.loc.gov", .libraryOfCongress),
      ("https://tile.loc.gov/image-services/", .libraryOfCongressTiles),
      ("https://oregonnews.uoregon.edu?a=http://127.0.0.1/", .courteous),
      ("https://127.0.0.1.example.org/", .courteous),
      ("https://1270.0.0.1/", .courteous),
      ("https://[2001:db8::1]:80/", .courteous),
    ] as [(String, HostPace)])
  func `is known by its name`(_ url: String, _ pace: HostPace) throws {
    #expect(HostPace.of(host: try #require(WebOrigin.host(of: url))) == pace)
  }

  @Test(arguments: [
    "http://127.0.0.1:8080/a", "http://127.255.3.4/", "http://localhost/", "http://a.localhost:1/",
    "http://[::1]:8080/",
  ])
  func `is free on this machine`(_ url: String) throws {
    #expect(HostPace.of(host: try #require(WebOrigin.host(of: url))) == nil)
  }

  @Test(arguments: ["", "nonsense", "http://", "http:///path", "www.loc.gov"])
  func `needs a host`(_ url: String) {
    #expect(WebOrigin.host(of: url) == nil)
  }

  @Test func `keeps the Library's limit in every minute, after a pause and under constant demand`() {
    let pace = HostPace.libraryOfCongress
    for rest in [0.0, 5, 20, 100] {
      var slots: [Double] = []
      for number in 0..<200 {
        let demand = number % 40 == 39 ? (slots.last ?? 0) + rest : 0
        slots.append(pace.next(after: slots.suffix(pace.limit).map { PacedRequest(left: $0) }, now: demand))
      }
      #expect(slots == slots.sorted())
      for (first, last) in zip(slots, slots.dropFirst(10)) { #expect(last - first > 60) }
      for (first, last) in zip(slots, slots.dropFirst(3)) { #expect(last - first >= 6) }
    }
  }

  @Test
  func `allows three at once after a pause, then one every six seconds, and ten a minute`() {
    let pace = HostPace.libraryOfCongress
    var slots: [Double] = []
    for _ in 1...12 { slots.append(pace.next(after: slots.map { PacedRequest(left: $0) }, now: 100)) }
    #expect(slots == [100, 100, 100, 106, 112, 118, 124, 130, 136, 142, 161, 161])
    #expect(pace.limit == 10 && HostPace.libraryOfCongressTiles.limit == 60 && HostPace.courteous.limit == 40)
  }

  @Test
  func `counts the minute from when responses began, however slow the network was`() {
    let pace = HostPace.libraryOfCongress
    var requests: [PacedRequest] = []
    var random = SystemRandomNumberGenerator()
    var arrivals: [Double] = []
    for _ in 0..<300 {
      let left = pace.next(after: requests.suffix(40), now: requests.last?.left ?? 0)
      let arrival = left + .random(in: 0...8, using: &random)
      arrivals.append(arrival)
      requests.append(PacedRequest(left: left, seen: arrival + .random(in: 0...3, using: &random)))
    }
    arrivals.sort()
    for (first, last) in zip(arrivals, arrivals.dropFirst(10)) { #expect(last - first > 60) }
  }

  @Test(arguments: [HostPace.courteous, .libraryOfCongressTiles])
  func `is even for other hosts`(_ pace: HostPace) {
    var slots: [Double] = []
    for _ in 1...100 {
      slots.append(pace.next(after: slots.suffix(pace.limit).map { PacedRequest(left: $0) }, now: 0))
    }
    for (first, last) in zip(slots, slots.dropFirst()) { #expect(last - first == pace.interval) }
  }
}
