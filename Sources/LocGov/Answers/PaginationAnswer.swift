import NewspaperHTTP

/// Where a page of a list stands. `of` is the length of the list; `total`, its number of pages, is not to be trusted.
struct PaginationAnswer: Decodable {
  let of: LenientLabels
  let perpage: LenientLabels
}
