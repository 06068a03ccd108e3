import Newspapers
import Testing

/// Guessing mistyped names.
struct ResemblanceTests {
  private static let states = [
    "Massachusetts", "Mississippi", "Missouri", "North Carolina", "North Dakota", "Ohio", "Oregon",
    "Pennsylvania",
  ]

  @Test(arguments: [
    ("Misouri", ["Missouri"]), ("missisipi", ["Mississippi"]), ("Pensylvannia", ["Pennsylvania"]),
    ("Oiho", ["Ohio"]), ("north", ["North Carolina", "North Dakota"]),
    ("Massachusetts Bay Colony", ["Massachusetts"]),
    ("Öhio", ["Ohio"]), ("Texas", []), ("Nowhere", []),
    ("Nor", ["North Carolina", "North Dakota"]), ("o", []), ("", []),
  ])
  func `the name that differs least is meant`(written: String, meant: [String]) {
    #expect(Resemblance.names(like: written, among: Self.states) == meant)
  }

  @Test func `a name that a list has in two spellings is meant once`() {
    #expect(Resemblance.names(like: "New Yrok", among: ["New York", "new York", "Newark"]) == ["New York"])
    #expect(Resemblance.names(like: "new", among: ["New York", "new York"]) == ["New York"])
  }

  @Test func `without names, nothing is meant`() {
    #expect(Resemblance.names(like: "Ohio", among: []).isEmpty)
  }
}
