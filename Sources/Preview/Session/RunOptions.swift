import Compositor
import Foundation
import LayerTree
import Motion
import SDLPlatform
import ViewKit

/// The options that all commands that run a stage have in common.
package struct RunOptions: Sendable {
    /// The most frames of a run that ends by itself.
    package static let frameLimit = 1_000_000

    /// In points; nil for the subject's own.
    package var size: CGSize?
    /// The device whose screen it is; nil for none, and then nothing covers the edges.
    package var device: Device?
    /// Whether the device lies on its side.
    package var isLandscape = false
    /// Pixels per point; nil for the display's, 1 without one.
    package var scale: Double?
    package var renderer = RendererChoice.auto
    package var kernels = KernelChoice.auto
    /// Threads of the CPU backend; nil for as many as there are processor cores.
    package var threads: Int?
    /// Frames per second, in `refreshRates`; nil for the display's, 60 without one.
    package var refreshRate: Double?
    package static let refreshRates = 1.0...1_000.0
    /// Layers of the workloads that are made of many; nil for their own numbers.
    package var layers: Int?
    package var completion = TransitionSettings.Completion.transitionSpring
    /// Seconds of the stage's time per second, in `speeds`.
    package var speed = 1.0
    package static let speeds = 0.01...100.0
    /// The settings of the user at the start.
    package var settings = UserSettings()
    /// Whether the appearance of the settings holds for a script that names another.
    package var isAppearanceGiven = false
    /// The memory budget of the pictures of snapshots, in megabytes of 2^20 bytes; nil for 256.
    package var snapshotMemory: Double?

    package init() {}

    /// The size of the screen that shows `subject`; an error for one that no screen has.
    @MainActor package func screenSize(for subject: Subject) throws(PreviewError) -> CGSize {
        let size = device?.size(isLandscape: isLandscape) ?? self.size ?? subject.defaultSize
        let scale = scale ?? 1
        guard Self.canDraw(size, scale: scale)
        else {
            throw PreviewError(
                place: "--size \(Self.text(size.width))x\(Self.text(size.height)), --scale \(Self.text(scale))",
                problem: "the screen is out of range",
                remedy:
                    "give 1 to \(Int(Double.longestScreenSide)) pixels each way and at most 64 million in all, such as --size 390x844 --scale 2",
                status: .usage)
        }
        return size
    }

    /// Whether a screen of `size` points has pixels, and no more than one may have.
    static func canDraw(_ size: CGSize, scale: Double) -> Bool {
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        let sides = 1...Double.longestScreenSide
        return sides.contains(pixels.width) && sides.contains(pixels.height)
            && pixels.width * pixels.height <= largestArea
    }

    /// The strips at the edges of a screen of `size` points: those of the device.
    func insets(of size: CGSize) -> ScreenInsets { device?.insets(of: size) ?? .none }

    /// The most pixels that a screen may have; drawing a larger one takes minutes.
    private static let largestArea = 64e6

    /// Checks that the options fit `subject`, and a run without a window; an option that would be ignored is an error
    /// of usage.
    @MainActor func check(for subject: Subject, isHeadless: Bool) throws(PreviewError) {
        if isHeadless, renderer == .gpu {
            throw PreviewError(
                place: "--renderer gpu", problem: "the GPU draws only in a window",
                remedy: "leave it out, or give --renderer cpu", status: .usage)
        }
        if renderer == .gpu, let threads {
            throw PreviewError(
                place: "--threads \(threads)", problem: "--renderer gpu draws on the graphics card",
                remedy: "leave --threads or --renderer gpu out", status: .usage)
        }
        if let device, !subject.runsOnOneDevice {
            throw PreviewError(
                place: "--device \(device.name)", problem: "\(subject.name) is not the screen of one device",
                remedy: "name a transition, a file with one entry, or one of several with --entry NAME", status: .usage)
        }
        guard let layers else { return }
        guard case .workload(let kind) = subject, let range = kind.layerRange else {
            throw PreviewError(
                place: "--layers \(layers)", problem: "\(subject.name) has a fixed number of layers",
                remedy: "leave it out, or measure w2, w5, w6 or w7", status: .usage)
        }
        guard range.contains(layers) else {
            throw PreviewError(
                place: "--layers \(layers)", problem: "out of range for \(kind.name)",
                remedy: "give \(range.lowerBound) to \(range.upperBound), such as \(min(500, range.upperBound))",
                status: .usage)
        }
    }

    /// A number as the command line writes it: whole ones without a fraction.
    private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
