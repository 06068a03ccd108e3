/// A place or publisher as cataloged.
enum CatalogedName {
  /// `name`, or nothing where catalogers say in Latin that there is none: `[S.l.]`, without a place, and `[s.n.]`,
  /// without a name.
  /// - Parameter letters: those of that abbreviation, in lower case.
  static func known(_ name: String, unless letters: String) -> String {
    name.filter(\.isLetter).lowercased() == letters ? "" : name
  }
}
