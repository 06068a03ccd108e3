import Newspapers

/// An answer that may be wrong without saying so: a server in trouble may find nothing, or leave parts out. A
/// doubtful answer is trusted for a shorter time.
public protocol Doubtful {
  var isDoubtful: Bool { get }
}

extension NativeRows: Doubtful {
  public var isDoubtful: Bool { total == 0 }
}

extension NativeFacets: Doubtful {
  public var isDoubtful: Bool { total == 0 }
}
