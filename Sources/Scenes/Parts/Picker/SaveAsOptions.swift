import Newspapers

/// The kinds of files to save a page as.
struct SaveAsOptions: PickerOptions {
  func options() async throws(NewspaperError) -> [PickerOption<PageFile>] {
    PageFile.allCases.map { file in
      let words = file.words.prefix(1).uppercased() + file.words.dropFirst()
      return PickerOption(.init(words, note: ".\(file.fileExtension)"), file)
    }
  }
}
