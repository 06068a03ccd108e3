import Newspapers
import Text

/// The kinds of files to save a page as.
struct SaveAsOptions: PickerOptions {
  let files: [PageFile]

  func options() async throws(NewspaperError) -> [PickerOption<PageFile>] {
    files.map { file in
      let words = file.words.capitalizedAtStart
      return PickerOption(.init(words, note: ".\(file.fileExtension)"), file)
    }
  }
}
