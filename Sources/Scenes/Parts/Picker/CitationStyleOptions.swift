import Citations
import Newspapers
import Presentation

/// The styles of citations, each with what it makes.
struct CitationStyleOptions: PickerOptions {
  let reference: Reference
  let current: CitationStyle

  func options() async throws(NewspaperError) -> [PickerOption<CitationStyle>] {
    CitationStyle.allCases.map { style in
      PickerOption(
        .init(style.words, isCurrent: style == current, detail: style.citation(reference)), style)
    }
  }
}
