/// What the list has to say about itself. It would cover another screen's keys, so it waits until the reader
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
  /// What should have been said meanwhile.
  var owed: Tip?
}
