extension StringProtocol {
  /// The same with a capital at the start, as a sentence or a heading has it.
  public var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
