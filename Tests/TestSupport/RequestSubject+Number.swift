import Newspapers

extension RequestSubject {
  /// For numbers written in tests. One that is not an LCCN ends the run.
  public static func newspaper(numbered number: String) -> RequestSubject {
    guard let lccn = try? LCCN(number) else { preconditionFailure("\(number) is not an LCCN") }
    return .newspaper(lccn)
  }
}
