/// The position of something in a JSON document: `results[3].title`.
public enum CodingPath {
  /// Empty for the whole document.
  public static func written(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }
}
