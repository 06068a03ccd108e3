import Newspapers

/// A value that can expire.
public protocol Expiring {
  var isStale: Bool { get }
}
