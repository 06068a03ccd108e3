import Newspapers

extension LCCN {
  /// What finds the newspaper where it has no address: `LCCN sn83045462`. The demonstration newspaper is said to be one.
  public var cited: String {
    isDemonstration ? "Broadsheet demonstration newspaper \(self)" : "LCCN \(self)"
  }
}
