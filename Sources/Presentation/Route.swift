import MVP
import Newspapers

/// Every place in the program, with exactly what it needs to be built.
public enum Route: Hashable, Sendable {
  case newspapers(NewspaperQuery)
  /// `preview` is shown until the whole record is there.
  case newspaper(LCCN, preview: NewspaperDetailContent?)
  /// The issues of a newspaper, day by day; `date` is selected at first, or the first issue if it is nil.
  case calendar(LCCN, title: String?, date: IssueDate?)
  /// The front pages of a day, of one state if it is given.
  case frontPages(IssueDate, state: String?)
  /// A page's words; `title` is the newspaper's, if it is known.
  case page(PageID, title: String?)
  /// The reader's bookmarks, history and saved filters.
  case bookmarks
  case places
  /// The menu of filters.
  case facetPicker(NewspaperQuery, reply: Reply<FacetChoice>)
  case facetValuePicker(NewspaperFilter, NewspaperQuery, reply: Reply<FacetChoice>)
  /// The filters that are set, to be removed.
  case activeFilterPicker(NewspaperQuery, reply: Reply<FacetChoice>)
  case orderPicker(current: NewspaperOrder, reply: Reply<NewspaperOrder>)
  /// What a page is to be saved as.
  case saveAsPicker(reply: Reply<PageFile>)
}
