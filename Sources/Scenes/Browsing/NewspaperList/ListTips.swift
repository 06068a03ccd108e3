/// What the list has to say about itself, which would take the place of another screen's keys: it waits until the reader
/// is back.
struct ListTips {
  enum Tip: Equatable {
    /// What can be read without a network.
    case local
    /// The source has another list.
    case more(String)
  }

  /// Whether another screen covers the list.
  var isCovered = false
  /// What was to be said meanwhile.
  var owed: Tip?
}
