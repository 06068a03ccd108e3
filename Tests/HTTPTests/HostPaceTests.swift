import Testing

@testable import HTTP

@Suite("The pace of a host") struct HostPaceTests {
  @Test(
    "is known by its name",
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
  func known(_ url: String, _ pace: HostPace) throws {
    #expect(HostPace.of(host: try #require(HostPace.host(of: url))) == pace)
  }

  @Test(
    "is free on this machine",
    arguments: [
      "http://127.0.0.1:8080/a", "http://127.255.3.4/", "http://localhost/", "http://a.localhost:1/",
      "http://[::1]:8080/",
    ])
  func loopback(_ url: String) throws {
    #expect(HostPace.of(host: try #require(HostPace.host(of: url))) == nil)
  }

  @Test("needs a host", arguments: ["", "nonsense", "http://", "http:///path", "www.loc.gov"])
  func noHost(_ url: String) {
    #expect(HostPace.host(of: url) == nil)
  }

  @Test("keeps the library's limit in every minute, after a rest as well as under constant demand")
  func everyMinute() {
    let pace = HostPace.libraryOfCongress
    for rest in [0.0, 5, 20, 100] {
      var slots: [Double] = []
      for number in 0..<200 {
        let demand = number % 40 == 39 ? (slots.last ?? 0) + rest : 0
        slots.append(pace.next(after: slots.suffix(pace.limit), now: demand))
      }
      #expect(slots == slots.sorted())
      for (first, last) in zip(slots, slots.dropFirst(15)) { #expect(last - first >= 60) }
      for (first, last) in zip(slots, slots.dropFirst(3)) { #expect(last - first >= 4) }
    }
  }

  @Test("lets three follow at once after a rest, then one in four seconds")
  func burst() {
    let pace = HostPace.libraryOfCongress
    var slots: [Double] = []
    for _ in 1...6 { slots.append(pace.next(after: slots, now: 100)) }
    #expect(slots == [100, 100, 100, 104, 108, 112])
  }

  @Test("is even for the other hosts", arguments: [HostPace.courteous, .libraryOfCongressTiles])
  func even(_ pace: HostPace) {
    var slots: [Double] = []
    for _ in 1...100 { slots.append(pace.next(after: slots.suffix(pace.limit), now: 0)) }
    for (first, last) in zip(slots, slots.dropFirst()) { #expect(last - first == pace.interval) }
  }
}
