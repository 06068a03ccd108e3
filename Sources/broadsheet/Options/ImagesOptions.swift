import ArgumentParser
import Terminal

/// How pictures are shown on the terminal.
struct ImagesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to show pictures: auto picks the best the terminal supports, blocks uses characters.",
      valueName: "way"))
  var images: ImageChoice?

  /// The option, or else the settings.
  func choice(_ settings: Settings) -> ImageChoice { images ?? settings.images }
}

extension ImageChoice: ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument.lowercased()) }

  public static var allValueStrings: [String] { names }
}
