import Newspapers
import Synchronization
import TestSupport
import Testing

struct PlaceSearchTests {
  @Test(arguments: ["city:\"St. Louis\"", "city:\"saint louis\"", "city:\"st louis\""])
  func `the Library is asked for a city as it writes it`(field: String) async throws {
    let made = MadeLibrarySearch()
    let library = try made.library()
    _ = try? await made.search(library).hits(
      of: made.query("gold \(field)"), order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
    let asked = made.asked.addresses.withLock { $0 }.joined(separator: "\n")
      .replacing("%20", with: " ").replacing("+", with: " ")
    #expect(asked.contains("location_city=saint louis") && !asked.contains("st. louis"), "\(asked)")
  }
}
