extension PageFiles {
  /// What could not be read.
  struct Faults {
    /// One per line; only the first hundred.
    private(set) var lines: [String] = []
    private(set) var count = 0
    /// How many of them are files and folders that could not be opened.
    var unopened = 0

    mutating func note(_ fault: String) {
      count += 1
      if lines.count < 100 { lines.append(fault) }
    }
  }
}
