import NewspaperHTTP
import Newspapers

/// A title as a site writes it, cleaned.
enum PlainTitle {
  /// Nil if nothing is left without tags and designations.
  static func text(_ written: String) -> String? { TitleText.cleaned(HTMLText.line(written)).nonEmpty }
}
