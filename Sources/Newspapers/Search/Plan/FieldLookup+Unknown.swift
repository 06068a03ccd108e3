/// Values of fields that may be mistyped.
extension FieldLookup {
  public func unknownValues(
    of field: SearchField
  ) async throws(NewspaperError) -> [(value: String, meant: [String])] {
    if field.name == .lccn { return try await unknownNumbers(field) }
    if field.name == .batch { return FieldLookup.oddBatches(field) }
    let tallies = try await catalog.tallies(matching: NewspaperQuery())
    let names: [String] =
      switch field.name {
      case .county: tallies.counties.compactMap { Place($0.name)?.county }
      case .city: tallies.cities.compactMap { Place($0.name)?.city }
      // Not every list has all that there are.
      case .language: tallies.languages.map(\.name) + LanguageName.all
      case .ethnicity: tallies.ethnicities.map(\.name)
      case .frequency: tallies.frequencies.map(\.name) + FrequencyName.all
      case .lccn, .title, .in, .state, .date, .on, .page, .edition, .batch, .saved, .is: []
      }
    guard !names.isEmpty else { return [] }
    let isPlace = field.name == .county || field.name == .city
    let folding = isPlace ? PlaceName.folded : TitleText.folded
    var unknown: [(value: String, meant: [String])] = []
    for case .name(let name) in field.values {
      guard let meant = Resemblance.names(meantBy: name, among: Set(names).sorted(), folding: folding) else {
        continue
      }
      if field.name == .frequency, FrequencyName.of(name) != nil { continue }
      // Frequencies are found by their words, too, which are not counted.
      let found = try await known(SearchField(field.name, [.name(name)]))
      if found?.isEmpty ?? true { unknown.append((name, Array(meant.prefix(5)))) }
    }
    return unknown
  }

  /// The LCCNs that the catalog does not have.
  private func unknownNumbers(
    _ field: SearchField
  ) async throws(NewspaperError) -> [(value: String, meant: [String])] {
    var unknown: [(value: String, meant: [String])] = []
    for case .name(let name) in field.values {
      guard let lccn = try? LCCN(name),
        try await catalog.lccns(matching: NewspaperQuery(), among: [lccn]).isEmpty
      else { continue }
      unknown.append((name, []))
    }
    return unknown
  }

  /// Batches without the version that ends the name of each (NDNP, `batch_awardee_name_ver01`). No list on this machine
  /// has all names.
  private static func oddBatches(_ field: SearchField) -> [(value: String, meant: [String])] {
    field.values.compactMap { value in
      guard case .name(let name) = value else { return nil }
      let version = name.split(separator: "_").last ?? ""
      let digits = version.dropFirst(3)
      let isVersion = version.hasPrefix("ver") && !digits.isEmpty && digits.allSatisfy(\.isDecimalDigit)
      guard !isVersion else { return nil }
      return (name, ["\(name)_ver01"])
    }
  }
}
