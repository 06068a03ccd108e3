import Newspapers

/// What may be past its time.
public protocol Aging {
  var isStale: Bool { get }
}
