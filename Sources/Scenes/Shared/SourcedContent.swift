/// Content that says where it came from.
protocol SourcedContent {
  var origin: OriginContent { get }
}

extension NewspaperListContent: SourcedContent {}
extension NewspaperDetailContent: SourcedContent {}
