extension String {
  /// With a period, unless it ends as a sentence does.
  var asSentence: String { [".", "?", "!"].contains(last) ? self : self + "." }
}
