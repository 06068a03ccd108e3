import Newspapers

extension LCCN {
  /// Identifies a newspaper that has no address: `LCCN sn83045462`. For the demonstration newspaper it says
  /// that it is one.
  public var cited: String {
    isDemonstration ? "Broadsheet demonstration newspaper \(self)" : "LCCN \(self)"
  }
}
