import ArgumentParser
import Foundation
import Preview

/// The options that mean the same everywhere.
struct StageArguments: ParsableArguments {
    @Option(help: "The screen in points, such as 390x844 (default: 390x844 for screens, 1280x800 for workloads).")
    var size: ScreenSize?

    @Option(help: "Pixels per point (default: the display's, 1 without one).")
    var scale: PositiveNumber?

    @Option(help: "Renderer: auto, cpu or gpu.")
    var renderer = RendererName.auto

    @Option(help: "SIMD variant of the CPU renderer.")
    var kernels = KernelName.auto

    @Option(help: "Threads of the CPU renderer (default: the processor's cores).")
    var threads: Int?

    @Option(help: "Frames per second (default: the display's, 60 without one).")
    var refreshRate: PositiveNumber?

    @Option(help: "Layers of the workloads w2, w5, w6 and w7.")
    var layers: Int?

    @Option(help: "Megabytes that the pictures of snapshots may take (default: 256).")
    var snapshotMemory: PositiveNumber?

    @Flag(help: "Run the reduced-motion variants.")
    var reducedMotion = false

    @Option(help: "The appearance of the interface: light or dark.")
    var appearance = AppearanceName.light

    @Flag(help: "Show a status bar, which controllers may hide.")
    var statusBar = false

    /// The options as Preview takes them.
    var options: RunOptions {
        var options = RunOptions()
        options.size = size?.value
        options.scale = scale?.value
        options.renderer = renderer.choice
        options.kernels = kernels.choice
        options.threads = threads
        options.refreshRate = refreshRate?.value
        options.layers = layers
        options.settings.reducesMotion = reducedMotion
        options.settings.isDark = appearance == .dark
        options.settings.hasStatusBar = statusBar
        options.snapshotMemory = snapshotMemory?.value
        return options
    }

    /// The words that give these options to another process, without those at their defaults.
    var words: [String] {
        let values: [(name: String, value: String?)] = [
            ("--size", size?.word), ("--scale", scale.map { "\($0.value)" }),
            ("--renderer", renderer == .auto ? nil : renderer.rawValue),
            ("--kernels", kernels == .auto ? nil : kernels.rawValue), ("--threads", threads.map(String.init)),
            ("--refresh-rate", refreshRate.map { "\($0.value)" }), ("--layers", layers.map(String.init)),
            ("--snapshot-memory", snapshotMemory.map { "\($0.value)" }),
            ("--appearance", appearance == .light ? nil : appearance.rawValue),
        ]
        return values.flatMap { option in option.value.map { [option.name, $0] } ?? [] }
            + (reducedMotion ? ["--reduced-motion"] : []) + (statusBar ? ["--status-bar"] : [])
    }

    func validate() throws {
        if let threads, !(1...64).contains(threads) { throw ValidationError("--threads \(threads): give 1 to 64.") }
        if let layers, layers < 0 { throw ValidationError("--layers \(layers): give 0 or more.") }
        if let rate = refreshRate?.value, !RunOptions.refreshRates.contains(rate) {
            throw ValidationError("--refresh-rate \(rate): give 1 to 1000.")
        }
    }
}

/// The words of `--appearance`.
enum AppearanceName: String, CaseIterable, ExpressibleByArgument {
    case light, dark
}

/// A number above 0.
struct PositiveNumber: ExpressibleByArgument {
    let value: Double

    init?(argument: String) {
        guard let value = Double(argument), value > 0, value.isFinite else { return nil }
        self.value = value
    }
}
