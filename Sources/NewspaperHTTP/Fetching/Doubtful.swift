import Newspapers

/// An answer that may be wrong though nothing says so: a server in trouble may find nothing, or leave parts
/// out. If it is doubtful, it is believed for less long.
public protocol Doubtful {
  var isDoubtful: Bool { get }
}

extension NativeRows: Doubtful {
  public var isDoubtful: Bool { total == 0 }
}

extension NativeFacets: Doubtful {
  public var isDoubtful: Bool { total == 0 }
}
