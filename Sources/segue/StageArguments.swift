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
        help: ArgumentHelp(
            "Device whose screen it is, with its safe areas: \(Device.names).", valueName: "name"),
        transform: DeviceName.device)
    var device: Device?

    @Flag(help: "Lay the device on its side.")
    var landscape = false

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

    @Flag(help: "Read from right to left, as in Arabic and Hebrew.")
    var rightToLeft = false

    func validate() throws {
        if let device, let size {
            throw ValidationError(
                "--device \(device.name) and --size \(size.word) exclude each other; give one of them")
        }
        if landscape, device == nil {
            throw ValidationError("--landscape turns a device; give --device, too, such as --device iphone-16")
        }
    }

    /// The options as Preview takes them.
    var options: RunOptions {
        var options = RunOptions()
        options.size = size?.value
        options.device = device
        options.isLandscape = landscape
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
        options.settings.readsRightToLeft = rightToLeft
        options.snapshotMemory = snapshotMemory
        return options
    }

    /// The words that give these options to another process, without those at their defaults.
    var words: [String] {
        let values: [(name: String, value: String?)] = [
            ("--size", size?.word), ("--device", device?.name), ("--scale", scale.map { "\($0)" }),
            ("--renderer", renderer == .auto ? nil : renderer.rawValue),
            ("--kernels", kernels == .auto ? nil : kernels.rawValue), ("--threads", threads.map(String.init)),
            ("--refresh-rate", refreshRate.map { "\($0)" }), ("--layers", layers.map(String.init)),
            ("--snapshot-memory", snapshotMemory.map { "\($0)" }),
            ("--appearance", appearance?.rawValue),
        ]
        let flags: [(name: String, isOn: Bool)] = [
            ("--landscape", landscape), ("--reduced-motion", reducedMotion), ("--status-bar", statusBar),
            ("--right-to-left", rightToLeft),
        ]
        return values.flatMap { option in option.value.map { [option.name, $0] } ?? [] }
            + flags.filter(\.isOn).map(\.name)
    }
}

/// The words of `--appearance`.
enum AppearanceName: String, CaseIterable, ExpressibleByArgument {
    case light, dark
}
