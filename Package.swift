// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// What `make build` records about the build, for `--version --verbose`; a plain `swift build` records
// nothing.
let build: [CSetting] = ["BROADSHEET_COMMIT", "BROADSHEET_SWIFT"].compactMap { name in
  Context.environment[name].map { .define(name, to: "\"\($0)\"") }
}

// The arrows of ARCHITECTURE.md: a target imports what is listed here and nothing else.
let package = Package(
  name: "broadsheet",
  products: [.executable(name: "broadsheet", targets: ["broadsheet"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // C: only module maps, shims and what has to be written in C. CCurl needs the headers of
    // libcurl4-openssl-dev; the library itself is loaded for the first request.
    .target(name: "CDynamicLibrary"),
    .target(name: "CCurl", dependencies: ["CDynamicLibrary"]),
    // CArchive needs libarchive-dev, and loads the library for the first compressed file.
    .target(name: "CArchive", dependencies: ["CDynamicLibrary"]),
    // CTurboJPEG needs libturbojpeg0-dev, and CZlib zlib1g-dev; both libraries are loaded for the first scan.
    .target(name: "CTurboJPEG", dependencies: ["CDynamicLibrary"]),
    .target(name: "CZlib", dependencies: ["CDynamicLibrary"]),
    // CExpat needs libexpat1-dev, and loads the library for the first XML file.
    .target(name: "CExpat", dependencies: ["CDynamicLibrary"]),
    // CRsvg needs no headers, and loads librsvg for the first PNG file.
    .target(name: "CRsvg", dependencies: ["CDynamicLibrary"]),
    // CTesseract needs no headers, and loads Tesseract for the first scan it reads.
    .target(name: "CTesseract", dependencies: ["CDynamicLibrary"]),
    // CCrypto needs no headers, and loads libcrypto for the first sum.
    .target(name: "CCrypto", dependencies: ["CDynamicLibrary"]),
    .target(name: "CBuild", cSettings: build),
    .target(name: "CTerminal"),
    .target(name: "CText"),
    .target(name: "CStarterCatalog"),
    .target(name: "CDemonstration"),

    // Leaves of the graph: the time of day, what keys wait for, and safe text.
    .target(name: "Clock", swiftSettings: strict),
    .target(name: "Pending", swiftSettings: strict),
    .target(name: "Text", dependencies: ["CText"], swiftSettings: strict),

    .target(name: "Newspapers", swiftSettings: strict),
    // Citations of newspapers, pages and searches, in every style.
    .target(name: "Citations", dependencies: ["Newspapers"], swiftSettings: strict),
    // What addresses of newspapers mean today, texts that have them, and the blocks of Markdown.
    .target(name: "Links", dependencies: ["Newspapers"], swiftSettings: strict),
    // File handling for every part that stores something.
    .target(name: "Files", swiftSettings: strict),
    .target(name: "HTTP", dependencies: ["CCurl", "Clock", "Files"], swiftSettings: strict),
    .target(
      name: "NewspaperHTTP", dependencies: ["Files", "HTTP", "Newspapers", "Pending"], swiftSettings: strict),
    .target(name: "LocGov", dependencies: ["HTTP", "NewspaperHTTP", "Newspapers"], swiftSettings: strict),
    .target(name: "ChronAm", dependencies: ["HTTP", "NewspaperHTTP", "Newspapers"], swiftSettings: strict),
    .target(name: "ALTO", dependencies: ["CExpat", "Newspapers"], swiftSettings: strict),
    // The contents of the XML files of NDNP batches.
    .target(name: "NDNP", dependencies: ["Newspapers"], swiftSettings: strict),
    // What libarchive does not check or loses of compressed files.
    .target(name: "Compression", dependencies: ["CZlib"], swiftSettings: strict),
    // Pages of OCR archives and batch folders, one per line.
    .target(
      name: "Corpus",
      dependencies: [
        "ALTO", "CArchive", "CCrypto", "CZlib", "Compression", "Files", "NDNP", "Newspapers",
      ],
      swiftSettings: strict),
    .target(name: "Demonstration", dependencies: ["CDemonstration", "Newspapers"], swiftSettings: strict),
    // What every SQLite file of the program needs. GRDB needs the headers of libsqlite3-dev.
    .target(
      name: "SQLiteStorage",
      dependencies: [
        "Files", "Newspapers", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .target(
      name: "Catalog",
      dependencies: [
        "CArchive", "CStarterCatalog", "Compression", "Demonstration", "Files", "Newspapers",
        "SQLiteStorage",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),

    .target(
      name: "ReadersLibrary",
      dependencies: [
        "Files", "Newspapers", "SQLiteStorage", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),

    .target(
      name: "PageIndex",
      dependencies: [
        "CArchive", "CCrypto", "CZlib", "Compression", "Files", "NDNP", "Newspapers", "SQLiteStorage",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),

    // A corpus on this machine: its plan, what has been fetched and read, and results.
    .target(
      name: "CorpusFolder",
      dependencies: [
        "Corpus", "Files", "NewspaperHTTP", "Newspapers", "SQLiteStorage",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),

    .target(name: "MVP", dependencies: ["Pending", "Text"], swiftSettings: strict),
    // What scenes share that needs no terminal.
    .target(
      name: "Presentation", dependencies: ["Citations", "Clock", "MVP", "Newspapers", "Text"],
      swiftSettings: strict),
    // From JPEG to gray pixels.
    .target(name: "Scans", dependencies: ["CTurboJPEG"], swiftSettings: strict),
    // From scans to words, on this machine.
    .target(
      name: "Recognition", dependencies: ["CTesseract", "Files", "Newspapers", "Scans"], swiftSettings: strict
    ),
    .target(name: "Terminal", dependencies: ["CTerminal", "CZlib", "Scans", "Text"], swiftSettings: strict),
    .target(
      name: "TerminalUI", dependencies: ["Clock", "MVP", "Pending", "Terminal", "Text"], swiftSettings: strict
    ),
    .target(
      name: "Scenes",
      dependencies: [
        "Citations", "Clock", "Links", "MVP", "Newspapers", "Pending", "Presentation", "Scans", "Terminal",
        "TerminalUI", "Text",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "broadsheet",
      dependencies: [
        "ALTO", "CArchive", "CBuild", "CCrypto", "CExpat", "CRsvg", "CTesseract", "CTurboJPEG", "CZlib",
        "Catalog", "ChronAm", "Citations", "Clock", "Corpus", "CorpusFolder", "Demonstration", "Files",
        "HTTP",
        "Links", "LocGov", "MVP",
        "NewspaperHTTP", "Newspapers", "PageIndex", "Pending", "Presentation", "ReadersLibrary",
        "Recognition",
        "Scans",
        "Scenes", "Terminal", "TerminalUI", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),

    // Tests: real components (a loopback server, a pty, a terminal) are in TestSupport.
    .systemLibrary(
      name: "CVterm", path: "Tests/CVterm", pkgConfig: "vterm", providers: [.apt(["libvterm-dev"])]),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(name: "CTLS", dependencies: ["CDynamicLibrary"], path: "Tests/CTLS"),
    .target(
      name: "TestSupport",
      dependencies: [
        "Clock", "CPty", "CTLS", "CVterm", "HTTP", "MVP", "Newspapers", "Scans",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "TextTests", dependencies: ["TestSupport", "Text"], swiftSettings: strict),
    .executableTarget(
      name: "citation-probe", dependencies: ["Citations", "Newspapers"], path: "Tests/CitationProbe",
      swiftSettings: strict),
    .testTarget(
      name: "CitationsTests", dependencies: ["Citations", "Newspapers", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "LinksTests", dependencies: ["Links", "Newspapers", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "NewspapersTests", dependencies: ["Newspapers", "TestSupport"], swiftSettings: strict),
    .executableTarget(
      name: "alto-probe", dependencies: ["ALTO", "Newspapers"], path: "Tests/ALTOProbe",
      swiftSettings: strict),
    .testTarget(
      name: "ALTOTests", dependencies: ["ALTO", "Newspapers", "TestSupport"], swiftSettings: strict),
    .executableTarget(
      name: "access-probe", dependencies: ["HTTP"], path: "Tests/AccessProbe", swiftSettings: strict),
    .testTarget(
      name: "HTTPTests",
      dependencies: ["CCurl", "Clock", "Files", "HTTP", "NewspaperHTTP", "TestSupport", "access-probe"],
      swiftSettings: strict),
    .testTarget(
      name: "NewspaperHTTPTests",
      dependencies: ["Files", "HTTP", "NewspaperHTTP", "Newspapers", "Pending", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LocGovTests",
      dependencies: ["Catalog", "HTTP", "LocGov", "NewspaperHTTP", "Newspapers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ChronAmTests", dependencies: ["ChronAm", "HTTP", "NewspaperHTTP", "Newspapers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DemonstrationTests", dependencies: ["Demonstration", "Newspapers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CorpusTests", dependencies: ["ALTO", "Corpus", "NDNP", "Newspapers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CorpusFolderTests",
      dependencies: ["Corpus", "CorpusFolder", "Files", "Newspapers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "Newspapers", "SQLiteStorage", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReadersLibraryTests",
      dependencies: [
        "Newspapers", "ReadersLibrary", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "index-probe", dependencies: ["Newspapers", "PageIndex"], path: "Tests/IndexProbe",
      swiftSettings: strict),
    .testTarget(
      name: "PageIndexTests",
      dependencies: [
        "NDNP", "Newspapers", "PageIndex", "TestSupport", "index-probe",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(name: "MVPTests", dependencies: ["MVP", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ScansTests", dependencies: ["Scans", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RecognitionTests",
      dependencies: ["ALTO", "Demonstration", "Newspapers", "Recognition", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Terminal"], path: "Tests/TerminalProbe", swiftSettings: strict),
    .executableTarget(
      name: "picture-probe", dependencies: ["MVP", "Pending", "Scans", "Terminal", "TerminalUI"],
      path: "Tests/PictureProbe", swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Scans", "Terminal", "TestSupport", "picture-probe", "terminal-probe"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["Clock", "MVP", "Pending", "Terminal", "TerminalUI", "TestSupport", "Text"],
      swiftSettings: strict),
    .executableTarget(
      name: "calendar-probe",
      dependencies: ["Clock", "MVP", "Newspapers", "Presentation", "Scenes", "Terminal", "TerminalUI"],
      path: "Tests/CalendarProbe", swiftSettings: strict),
    .testTarget(
      name: "PresentationTests", dependencies: ["Clock", "MVP", "Newspapers", "Presentation"],
      swiftSettings: strict),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Catalog", "Clock", "CorpusFolder", "MVP", "Newspapers", "Pending", "Presentation", "ReadersLibrary",
        "Scenes", "Terminal", "TerminalUI", "TestSupport", "Text",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "broadsheetTests",
      dependencies: [
        "broadsheet", "HTTP", "LocGov", "NewspaperHTTP", "Newspapers", "Presentation", "ReadersLibrary",
        "Scans", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ALTO", "broadsheet", "Catalog", "ChronAm", "Citations", "Corpus", "HTTP", "Links", "LocGov", "MVP",
        "NewspaperHTTP", "Newspapers", "PageIndex", "Presentation", "ReadersLibrary", "Recognition",
        "Scans", "Scenes", "Terminal", "TerminalUI", "TestSupport", "Text",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
