import Newspapers

/// A value that can expire.
public protocol Aging {
  var isStale: Bool { get }
}
