import ArgumentParser

/// The names of our options' values say what they mean, without further descriptions.
///
/// ArgumentParser's own implementations arrive at the same result through key paths and by comparing the values'
/// descriptions, for each option of a command and at each start.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  public static var allValueDescriptions: [String: String] { [:] }
}
