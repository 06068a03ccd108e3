import MVP
import Newspapers

/// A window of the reader's notes and clips: display-ready.
public struct NotesContent: WindowedContent {
  public let rows: [NoteRow]
  public let offset: Int
  public let total: Int
  public let identity: ExcerptQuery
}
