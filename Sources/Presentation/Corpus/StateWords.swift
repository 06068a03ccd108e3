import MVP

/// What jobs lack if the states of newspapers are unknown, in words.
public enum StateWords {
  /// `the state of 227 newspapers is unknown, so their rows in results have none`
  public static func unknown(_ newspapers: Int) -> String {
    "the state of \(Numerals.count(newspapers, "newspaper")) is unknown, so "
      + "\(newspapers == 1 ? "its" : "their") rows in results have none"
  }
}
