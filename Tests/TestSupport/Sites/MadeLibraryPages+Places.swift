/// States, counties and cities, of which a row lists any number.
extension MadeLibraryPages {
  private static let kinds = ["location_state", "location_county", "location_city"]

  func places(_ query: [String: String], _ page: MadePage) -> Bool {
    MadeLibraryPages.kinds.allSatisfy { name in
      query[name].map { places(name, of: page).contains($0) } ?? true
    }
  }

  func places(_ name: String, of page: MadePage) -> [String] {
    let places =
      switch name {
      case "location_state": page.states
      case "location_county": page.counties
      case "location_city": page.cities
      default: [String]()
      }
    return places.map { $0.lowercased() }
  }

  /// As in a row.
  func places(of page: MadePage) -> String {
    MadeLibraryPages.kinds.map { name in
      "\"\(name)\": [" + places(name, of: page).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    .joined(separator: ", ")
  }
}
