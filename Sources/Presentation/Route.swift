import Citations
import MVP
import Newspapers

/// Every place in the program, with exactly what it needs to be built.
public enum Route: Hashable, Sendable {
  /// What the reader was doing, and what this machine has.
  case home
  case newspapers(NewspaperQuery)
  /// `preview` is shown until the whole record is loaded.
  case newspaper(LCCN, preview: NewspaperDetailContent?)
  /// What appears beside a row about a newspaper: the row's page, or else a front page, if it is on this
  /// machine; or else the record.
  case pageOrRecord(PageID?, of: LCCN, preview: NewspaperDetailContent?)
  /// The issues of a newspaper, day by day. Selects `date` and its `edition` at first, or the first issue if it is nil.
  case calendar(LCCN, title: String?, date: IssueDate?, edition: Int? = nil)
  /// The pages of an issue as pictures; begins at page `first`.
  case issue(IssueID, title: String?, first: Int? = nil)
  /// The front pages of a day, optionally limited to one state.
  case frontPages(IssueDate, state: String?)
  /// A page's text; `title` is the newspaper's, if known. One that a search found opens where the words are.
  case page(PageID, title: String?, found: FoundPage? = nil)
  /// The page of a note or a clip, opened at it.
  case excerpt(Excerpt)
  /// The jobs of the queue.
  case jobs
  /// What was unavailable in a job: the address of each.
  case jobFailurePicker(QueuedJob, reply: Reply<String>)
  /// What to queue for pages, at what price.
  case queuePicker([JobOffer], reply: Reply<JobOffer>)
  /// The reader's notes and clips.
  case notes
  /// A line for an address to open.
  case address
  /// A region of a page, to be clipped; `query` found the page.
  case clipping(PageID, title: String?, start: ClipStart, foundBy: String?)
  /// A page, or a part of it, read again on this machine, beside the source's text.
  case rereading(PageID, region: PageBox)
  /// The reader's bookmarks, history, saved searches and saved filters, starting with the bookmarks.
  case bookmarks
  /// The same lists, starting with the pages read.
  case reading
  /// The same lists, starting with the saved searches.
  case savedSearches
  /// The places of the newspapers that match: within its state, or all states.
  case places(_ query: NewspaperQuery = NewspaperQuery())
  /// The states with their numbers of newspapers; starts at `state`.
  case map(state: String? = nil)
  /// A search of the text of pages. It is run at once if `isAsked`; otherwise the reader continues typing the
  /// query. `order` is nil for the default one, and `source`, as for `--source`, for the window's.
  case search(String, isAsked: Bool, order: SearchOrder? = nil, source: String? = nil)
  /// The result of a corpus job that was opened.
  case result(ResultRoute)
  /// The kinds of values by which a search can be narrowed.
  case searchFacetPicker([SearchFacet], reply: Reply<SearchFacetChoice>)
  /// The values of one kind.
  case searchValuePicker(SearchFacet, reply: Reply<SearchFacetChoice>)
  /// The fields of a search, for removing one by its index, or all.
  case searchFieldPicker([String], reply: Reply<Int?>)
  /// The orders of search results.
  case searchOrderPicker(current: SearchOrder, reply: Reply<SearchOrder>)
  /// Pages found over time, for narrowing to a period, with what was left out.
  case searchTrendPicker(SearchTrend, notes: [SearchNote], reply: Reply<SearchField>)
  /// What OCR may have made of words, for choosing additional words to search for.
  case variantPicker([VariantProposal], reply: Reply<[SearchWord: [String]]>)
  /// The menu of filters.
  case facetPicker(NewspaperQuery, reply: Reply<FacetChoice>)
  case facetValuePicker(NewspaperFilter, NewspaperQuery, reply: Reply<FacetChoice>)
  /// The states of a day's front pages, with their numbers if they are known.
  case frontPageStatePicker(FrontPageStates?, current: String?, reply: Reply<FacetChoice>)
  /// The active filters, for removing them.
  case activeFilterPicker(NewspaperQuery, reply: Reply<FacetChoice>)
  /// The orders of a list of newspapers.
  case orderPicker(NewspaperQuery, reply: Reply<NewspaperOrder>)
  /// The styles of citations, shown for a reference.
  case citationPicker(Reference, current: CitationStyle, reply: Reply<CitationChoice>)
  /// The kinds of files to save a page as.
  case saveAsPicker([PageFile], reply: Reply<PageFile>)
  /// Which pictures to load, at what price.
  case pictureOrderPicker([PictureOffer], reply: Reply<PictureOrder>)
  /// A file to be saved exists; the other name is free.
  case existingFilePicker(otherName: String, reply: Reply<ExistingFileChoice>)
}
