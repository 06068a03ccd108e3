/// Content that says where it came from.
public protocol SourcedContent {
  var origin: OriginContent { get }
}

extension NewspaperDetailContent: SourcedContent {}
