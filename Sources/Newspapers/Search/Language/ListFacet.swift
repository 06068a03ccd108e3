/// What narrows a list of newspapers in web addresses: a parameter of chronam, which is the raw value
/// (`core/index.py`), or a facet of the Library.
package enum ListFacet: String, CaseIterable, Sendable {
  case state, county, city, language, frequency, ethnicity

  /// - Parameter name: what an address calls it, in lower case: `state`, `location_state`.
  init?(named name: String) {
    guard let facet = ListFacet.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = facet
  }

  private var names: [String] {
    switch self {
    case .state, .county, .city, .language, .ethnicity: [rawValue, libraryName]
    case .frequency: [rawValue, libraryName, "publication_frequency"]
    }
  }

  private var libraryName: String {
    switch self {
    case .state, .county, .city: "location_\(rawValue)"
    case .language: rawValue
    case .frequency: "publication-frequency"
    case .ethnicity: "subject_ethnicity"
    }
  }

  /// A value as lists of newspapers call it: `German` for `ger`.
  func value(_ written: String) -> String {
    switch self {
    case .language: LanguageName.english(written)
    case .frequency: FrequencyName.canonical(written)
    case .state, .county, .city, .ethnicity: written
    }
  }

  /// The facet of the Library: `language:german` for `ger`.
  package func facet(_ written: String) -> String { "\(libraryName):\(value(written).lowercased())" }
}
