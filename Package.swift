// swift-tools-version: 6.0
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny")
]

/// A module of the product; its tests live in `Tests/<name>Tests`.
func module(_ name: String, _ dependencies: [Target.Dependency], libraries: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, swiftSettings: strict,
        linkerSettings: libraries.map { .linkedLibrary($0) })
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
        exclude: exclude,
        resources: resources,
        swiftSettings: strict)
}

/// The modules that the fuzz targets call.
let fuzzed = ["CKernels", "Compositor", "Graphics", "Preview", "Recorder", "RenderTree", "SDLPlatform"]

let package = Package(
    name: "segue",
    products: [
        .executable(name: "segue", targets: ["segue"]),
        .library(name: "ViewKit", targets: ["ViewKit"]),
        .library(name: "Transitions", targets: ["Transitions"]),
        .library(name: "Combine", type: .dynamic, targets: ["CombineLibrary"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        // C, each in the one place that the design names.
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "CPango", pkgConfig: "cairo"),
        .systemLibrary(name: "CWebP"),
        .target(name: "CKernels"),
        .target(name: "CAllocationCounter"),

        module("Files", []),
        module("Motion", []),
        module("Cassowary", []),
        module(
            "Graphics", ["CPango"],
            libraries: ["pangocairo-1.0", "pangoft2-1.0", "pango-1.0", "harfbuzz", "fontconfig", "gobject-2.0"]),
        module("RenderTree", ["Graphics"]),
        module("LayerTree", ["Graphics", "Motion", "RenderTree"]),
        module("InterfaceFiles", []),
        module("InterfaceReader", ["InterfaceFiles"]),
        module("ViewKit", ["Cassowary", "InterfaceFiles", "LayerTree", "Motion", "RenderTree"]),
        module("LiveKit", ["ViewKit"]),
        module("LiveCombine", ["LiveKit", .product(name: "OpenCombine", package: "OpenCombine")]),
        .target(
            name: "CombineLibrary", dependencies: ["LiveCombine"], swiftSettings: strict,
            // The program that loads the library has LiveKit and all beneath it.
            linkerSettings: [
                .unsafeFlags([
                    "-Xclang-linker", "--ld-path=\(Context.packageDirectory)/scripts/link-without-program",
                ]),
                .unsafeFlags(["-Xlinker", "--strip-debug"], .when(configuration: .release)),
            ]),
        module("Transitions", ["ViewKit"]),
        module("Compositor", ["RenderTree", "CKernels"]),
        module("SDLPlatform", ["CSDL2", "Compositor", "Files"], libraries: ["SDL2", "SDL2_image"]),
        module("Films", ["CWebP", "Files", "Graphics", "Recorder"]),
        module("Recorder", ["CAllocationCounter"]),
        .target(
            name: "Assets", path: "assets", exclude: ["README.md", "desktop", "readme", "workflows"],
            resources: [.copy("pictures"), .copy("gestures"), .copy("templates"), .copy("symbols")],
            swiftSettings: strict),
        module("SwiftSources", []),
        module("LiveCode", ["Files", "SwiftSources"]),
        module(
            "Preview", ["Transitions", "Recorder", "SDLPlatform", "Files", "Films", "Assets", "LiveCode", "LiveKit"]),
        .executableTarget(
            name: "segue",
            dependencies: [
                "Preview", "Transitions", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict,
            // Code that it loads shares the ViewKit inside it. No library depends on this target, so that other
            // packages can use the libraries in spite of the flag.
            linkerSettings: [
                // A symbol is looked for in one library after the other: the libraries with the most of them come first.
                .linkedLibrary("c"), .linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++"),
                .unsafeFlags(["-Xlinker", "--export-dynamic"]),
                // Who reports the place of a crash in that code would read all of it first, for seconds.
                .unsafeFlags(["-Xlinker", "--strip-debug"], .when(configuration: .release)),
            ]),

        .executableTarget(
            name: "constraint-benchmark", dependencies: ["CAllocationCounter", "Cassowary"],
            path: "benchmarks/constraints", swiftSettings: strict),
        .target(
            name: "TestSupport",
            dependencies: [
                "Graphics", "Recorder", "ViewKit", .product(name: "CustomDump", package: "swift-custom-dump"),
            ],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        // iOS source as it is: UIKit's names, Swift 5 mode.
        .target(
            name: "iOSSamples", dependencies: ["ViewKit"], path: "Tests/iOSSamples",
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags([
                    "-module-alias", "UIKit=ViewKit", "-module-alias", "QuartzCore=LayerTree", "-module-alias",
                    "CoreGraphics=Graphics",
                    // Some are as old as the names that they use.
                    "-suppress-warnings",
                ]),
            ]),
        .target(name: "PlantedDefects", path: "Tests/PlantedDefects"),
        .testTarget(
            name: "SanitizerTests", dependencies: ["PlantedDefects", "Recorder"], swiftSettings: strict),
        .testTarget(
            name: "RepositoryTests", dependencies: ["Files", "TestSupport"], exclude: ["Samples"], swiftSettings: strict
        ),
        tests("Assets", []),
        tests("Files", []),
        tests("Films", ["Files", "Graphics"]),
        tests("SwiftSources", []),
        tests("InterfaceFiles", []),
        tests("InterfaceReader", ["InterfaceFiles"], exclude: ["Files"]),
        tests("LiveCode", ["SwiftSources"], exclude: ["Siblings/Declarations.tsv"]),
        tests("Motion", [], resources: [.copy("Vectors")]),
        tests(
            "Cassowary", [], exclude: ["Vectors/generate.py"],
            resources: [
                .copy("Vectors/systems.json"), .copy("Vectors/small.json"),
            ]),
        tests("Graphics", [], resources: [.copy("Goldens"), .copy("PangoHeaders"), .copy("Vectors")]),
        tests("RenderTree", ["Graphics"], resources: [.copy("Errors")]),
        tests("Compositor", ["CKernels", "Graphics", "Recorder", "RenderTree"], resources: [.copy("Scenes")]),
        tests("SDLPlatform", ["CSDL2", "Compositor", "Graphics", "RenderTree"], resources: [.copy("Pictures")]),
        tests(
            "LayerTree", ["Recorder", "RenderTree"],
            resources: [.copy("Tables"), .copy("Trees"), .copy("Vectors")]),
        tests(
            "ViewKit", ["InterfaceFiles", "InterfaceReader", "LiveKit", "iOSSamples", "Recorder"],
            exclude: [
                "Animation/PropertyAnimator/AnimatorScripts", "Animation/Tables",
                "Controllers/Transitions/CallsByStyle.tsv", "Controllers/Transitions/Logs",
                "Controllers/Transitions/Phases.tsv", "Controllers/Zoom/ZoomResponse.tsv",
                "Controllers/Transitions/PresentationFrames.tsv", "Frames/FrameOrder.tsv",
                "Interfaces/Attributes.tsv", "Samples/surface.tsv",
                "Views/AutoLayout/Screens", "Widgets/Bars/Logs", "Widgets/Controls/Tables",
                "Widgets/DataSources/Snapshots.tsv", "Widgets/Menus/MenuPlacement.tsv",
                "Widgets/Scrolling/Logs", "Widgets/Selection/Selection.tsv",
            ],
            resources: [.copy("Vectors"), .copy("Gestures/Scenes")]),
        tests("LiveKit", [], exclude: ["Localization/Vectors"]),
        tests("LiveCombine", ["Graphics", "LayerTree", "LiveKit", "RenderTree"], exclude: ["Marbles"]),
        tests("Recorder", ["Motion"], resources: [.copy("Tables")]),
        tests(
            "Preview", ["iOSSamples"],
            exclude: [
                "Controls/Goldens", "Gestures/Faults", "Gestures/Traces", "Layers/Goldens", "MagicMove/Goldens",
                "Opening/Window/ResponseWatch.tsv", "Opening/Window/VersionPhase.tsv", "Timeline/Timelines",
                "Transitions/Goldens", "Transitions/SystemGoldens", "Workbench/Goldens",
            ],
            resources: [.copy("Gates/releases.json"), .copy("Goldens"), .copy("Peers")]),
        .testTarget(
            name: "SegueTests",
            dependencies: [
                "segue", "Preview", "Assets", "Files", "Recorder", "Graphics", "LiveCode", "RenderTree", "SDLPlatform",
                "SwiftSources", "TestSupport", "Transitions", "ViewKit", "iOSSamples",
            ],
            exclude: [
                "Checks/Faults", "Checks/Samples", "Checks/ThoroughFaults", "Checks/sarif.schema.json",
                "CommandLine/Messages.tsv",
                "Export/read_film.py", "Faults/Samples", "Goldens/Samples",
                "Loading/Samples", "MainQueue/Samples",
                "Opening/Animators",
                "Opening/Goldens",
                "Opening/Samples",
                "Projects/Goldens", "Projects/Siblings", "Projects/Storyboards", "Projects/Targets", "Projects/Whole",
                "Translation/Samples",
            ],
            swiftSettings: strict),
    ]
)

/// The folder of the SwiftSyntax that the toolchain was built with; nil for a toolchain without one.
func syntaxLibraries() -> String? {
    for folder in Context.environment["PATH"]?.split(separator: ":") ?? [] {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let libraries = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized
            .path
        if FileManager.default.fileExists(atPath: libraries + "/SwiftParser.swiftmodule") { return libraries }
    }
    return nil
}

// Parses the files that are opened, in a program of its own: the rest neither loads these libraries nor needs them.
if let libraries = syntaxLibraries() {
    package.products.append(.executable(name: "segue-translator", targets: ["translator"]))
    package.targets.append(
        .executableTarget(
            name: "translator", dependencies: ["InterfaceReader", "SwiftSources"],
            swiftSettings: strict + [.unsafeFlags(["-I", libraries])],
            linkerSettings: [
                .unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries]),
                .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
            ]))
}

// `make fuzz` builds the fuzzing program, which needs libFuzzer; `make test` replays its inputs instead.
let isFuzzing = Context.environment["SEGUE_FUZZ"] != nil
let fuzzDependencies = fuzzed.map { Target.Dependency(stringLiteral: $0) }
let fuzzExclusions = ["Corpus", "Dictionaries", "README.md", isFuzzing ? "Replay" : "Driver"]
package.targets.append(
    isFuzzing
        ? .executableTarget(
            name: "fuzz", dependencies: fuzzDependencies, path: "Fuzz", exclude: fuzzExclusions,
            sources: ["Targets", "Driver"], swiftSettings: strict)
        : .testTarget(
            name: "FuzzTests", dependencies: fuzzDependencies, path: "Fuzz", exclude: fuzzExclusions,
            sources: ["Targets", "Replay"], swiftSettings: strict))

// Coverage is counted where the targets look: counters of every module would be read after each execution.
if isFuzzing {
    let counters = "inline-8bit-counters,pc-table,trace-cmp"
    for target in package.targets where fuzzed.contains(target.name) {
        if target.name == "CKernels" {
            target.cSettings = [.unsafeFlags(["-fsanitize-coverage=\(counters)"])]
        } else {
            target.swiftSettings = strict + [.unsafeFlags(["-sanitize-coverage=edge,\(counters)"])]
        }
    }
}
