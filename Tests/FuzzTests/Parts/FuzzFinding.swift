/// A property that does not hold.
struct FuzzFinding: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// - Throws: `FuzzFinding` unless `holds`.
func property(_ words: @autoclosure () -> String, _ holds: Bool) throws(FuzzFinding) {
  if !holds { throw FuzzFinding(words()) }
}
