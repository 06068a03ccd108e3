import Newspapers

extension PageFacts {
  /// Whether the row says anything about it.
  func says(_ name: SearchField.Name) -> Bool {
    switch name {
    case .state: !places.isEmpty
    case .county: places.contains { $0.county != nil }
    case .city: places.contains { $0.city != nil }
    case .batch: batch != nil
    default: true
    }
  }
}
