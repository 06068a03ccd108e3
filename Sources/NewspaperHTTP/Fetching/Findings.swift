import Newspapers

/// What a search found. That it found nothing is believed for less long: a server in trouble may find
/// nothing, too, without saying that anything is wrong.
public protocol Findings {
  var foundNothing: Bool { get }
}

extension NativeRows: Findings {
  public var foundNothing: Bool { total == 0 }
}

extension NativeFacets: Findings {
  public var foundNothing: Bool { total == 0 }
}
