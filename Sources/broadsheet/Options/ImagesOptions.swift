import ArgumentParser
import Terminal

/// How pictures are shown on the terminal.
struct ImagesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pictures are shown: auto is the best that the terminal says it can, blocks are characters.",
      valueName: "way"))
  var images: ImageChoice?

  /// The option, or else the settings.
  func choice(_ settings: Settings) -> ImageChoice { images ?? settings.images }
}

extension ImageChoice: ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument.lowercased()) }

  public static var allValueStrings: [String] { names }
}
