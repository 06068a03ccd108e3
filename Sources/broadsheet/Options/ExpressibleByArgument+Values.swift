import ArgumentParser

/// What the values of our options are called says what they are.
///
/// ArgumentParser's own implementations find the same out by key paths and by comparing the values' descriptions, for each
/// option of a command and at each start.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  public static var allValueDescriptions: [String: String] { [:] }
}
