import Newspapers

extension PageFacts {
  /// Whether the row says anything about it.
  func says(_ name: SearchField.Name) -> Bool {
    switch name {
    case .state: !places.isEmpty
    case .county: !counties.isEmpty || places.contains { $0.county != nil }
    case .city: !cities.isEmpty || places.contains { $0.city != nil }
    case .batch: batch != nil
    default: true
    }
  }
}
