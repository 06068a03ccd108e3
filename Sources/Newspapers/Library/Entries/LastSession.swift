/// What was open when the reader quit: tabs, and in each the screens that lead to the top one, which comes
/// last.
public struct LastSession: Hashable, Sendable {
  public struct Tab: Hashable, Sendable {
    /// Its title; one line.
    public let name: String
    /// Each as names with values: `["screen": "page", "page": "sn83045462/1865-10-02/ed-1/seq-1"]`. Fields
    /// unknown to this program are kept.
    public let screens: [[String: String]]

    public init(name: String, screens: [[String: String]]) {
      (self.name, self.screens) = (OwnWords.line(name), screens)
    }
  }

  public let tabs: [Tab]
  /// The index of the front tab.
  public let front: Int
  /// When the reader quit, in seconds since 1970.
  public let quit: Double
  /// How many screens could not be read.
  public let damaged: Int

  public init(tabs: [Tab], front: Int, quit: Double, damaged: Int = 0) {
    (self.tabs, self.front, self.quit, self.damaged) = (tabs, front, quit, damaged)
  }
}
