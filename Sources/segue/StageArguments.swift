import ArgumentParser
import Foundation
import Preview

/// The options that mean the same everywhere.
struct StageArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Screen in points, such as 390x844 (default: 390x844 for screens, 1280x800 for workloads).",
            valueName: "WxH"), transform: ScreenSize.init)
    var size: ScreenSize?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.scale.help("Pixels per point", value: "factor", default: "the display's, 1 without one"),
        transform: OptionNumber.scale.number)
    var scale: Double?

    @Option(help: ArgumentHelp("Renderer that draws the frames.", valueName: "name"))
    var renderer = RendererName.auto

    @Option(help: ArgumentHelp("SIMD variant of the CPU renderer.", valueName: "name"))
    var kernels = KernelName.auto

    @Option(
        parsing: .unconditional,
        help: OptionNumber.threads.help(
            "Threads of the CPU renderer", value: "count", default: "the processor's cores"),
        transform: OptionNumber.threads.count)
    var threads: Int?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.refreshRate.help(
            "Frames per second", value: "rate", default: "the display's, 60 without one"),
        transform: OptionNumber.refreshRate.number)
    var refreshRate: Double?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.layers.help(
            "Layers of the workloads w2, w5, w6 and w7", value: "count", default: "the workload's own"),
        transform: OptionNumber.layers.count)
    var layers: Int?

    @Option(
        parsing: .unconditional,
        help: OptionNumber.snapshotMemory.help(
            "Memory for the pictures of snapshots in megabytes", value: "megabytes", default: "256"),
        transform: OptionNumber.snapshotMemory.number)
    var snapshotMemory: Double?

    @Flag(help: "Run the reduced-motion variants.")
    var reducedMotion = false

    @Option(
        help: ArgumentHelp(
            "Appearance of the interface (default: light, or that of the script).", valueName: "name"))
    var appearance: AppearanceName?

    @Flag(help: "Show a status bar, which controllers may hide.")
    var statusBar = false

    /// The options as Preview takes them.
    var options: RunOptions {
        var options = RunOptions()
        options.size = size?.value
        options.scale = scale
        options.renderer = renderer.choice
        options.kernels = kernels.choice
        options.threads = threads
        options.refreshRate = refreshRate
        options.layers = layers
        options.settings.reducesMotion = reducedMotion
        options.settings.isDark = appearance == .dark
        options.isAppearanceGiven = appearance != nil
        options.settings.hasStatusBar = statusBar
        options.snapshotMemory = snapshotMemory
        return options
    }

    /// The words that give these options to another process, without those at their defaults.
    var words: [String] {
        let values: [(name: String, value: String?)] = [
            ("--size", size?.word), ("--scale", scale.map { "\($0)" }),
            ("--renderer", renderer == .auto ? nil : renderer.rawValue),
            ("--kernels", kernels == .auto ? nil : kernels.rawValue), ("--threads", threads.map(String.init)),
            ("--refresh-rate", refreshRate.map { "\($0)" }), ("--layers", layers.map(String.init)),
            ("--snapshot-memory", snapshotMemory.map { "\($0)" }),
            ("--appearance", appearance?.rawValue),
        ]
        return values.flatMap { option in option.value.map { [option.name, $0] } ?? [] }
            + (reducedMotion ? ["--reduced-motion"] : []) + (statusBar ? ["--status-bar"] : [])
    }
}

/// The words of `--appearance`.
enum AppearanceName: String, CaseIterable, ExpressibleByArgument {
    case light, dark
}
