import NewspaperHTTP
import Newspapers

extension TitleLine {
  /// From a line as the Library sends it, with tags and entities.
  init(html line: String) { self.init(HTMLText.line(line)) }
}
