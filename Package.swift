// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// The arrows of ARCHITECTURE.md: a target imports what is listed here and nothing else.
let package = Package(
  name: "broadsheet",
  targets: [
    .target(name: "Newspapers", swiftSettings: strict),

    // Tests: real parts (a loopback server, a pty, a terminal) live in TestSupport.
    .target(
      name: "TestSupport",
      dependencies: ["Newspapers"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "NewspapersTests", dependencies: ["Newspapers", "TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
