import Compositor
import Graphics
import LayerTree
import RenderTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Every kind of layer and view, upright, mirrored, turned and in perspective, on both backends.
@MainActor @Suite struct KindPictureTests {
    enum Pose: String, CaseIterable, Sendable {
        case upright, mirrored, turned, perspective

        var transform: CATransform3D {
            var map = CATransform3DIdentity
            switch self {
            case .upright: break
            case .mirrored: map = CATransform3DMakeScale(-1, 1, 1)
            case .turned: map = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            case .perspective:
                map.m34 = -1 / 150
                map = CATransform3DRotate(map, 0.7, 0, 1, 0)
            }
            return map
        }
    }

    private static let columns = 6
    /// Each kind has a cell of this many points.
    private static let cell = (width: 96, height: 84)
    private static let rows = (Kind.all.count + columns - 1) / columns
    private static let size = CGSize(width: columns * cell.width, height: rows * cell.height)

    private func stage(_ pose: Pose) throws -> (stage: Stage, image: CGImage) {
        let screen = ScreenTraits(size: Self.size, scale: 1)
        let stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        stage.show(
            stage.run {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                for (index, kind) in Kind.all.enumerated() {
                    let holder = UIView(frame: CGRect(origin: .zero, size: Kind.size))
                    holder.center = CGPoint(
                        x: Double(index % Self.columns * Self.cell.width + Self.cell.width / 2),
                        y: Double(index / Self.columns * Self.cell.height + Self.cell.height / 2))
                    holder.addSubview(kind.make())
                    holder.layer.transform = pose.transform
                    controller.view.addSubview(holder)
                }
                return controller
            })
        let output = MemoryOutput(screen: screen, kernels: .best)
        let clock = ManualClock()
        let runner = FrameRunner(source: stage, output: output)
        for _ in 0..<2 { try runner.run(FrameRequest(tick: clock.nextTick())) {} }
        return (stage, output.image)
    }

    @Test(arguments: Pose.allCases) func looksAsRecorded(pose: Pose) throws {
        try Golden("kinds-\(pose.rawValue).png").expect(try stage(pose).image, tolerance: 1)
    }

    /// A kind that is mirrored looks like the mirror image of its cell.
    @Test func mirroredIsTheMirrorImage() throws {
        let upright = try stage(.upright).image
        let mirrored = try stage(.mirrored).image
        for (index, kind) in Kind.all.enumerated() {
            let difference = PictureDifference(
                part(index, of: upright, isMirrored: true), part(index, of: mirrored, isMirrored: false))
            // A blur is at another resolution, whose grid is not mirrored.
            #expect(difference.isWithin(kind.name == "effect" ? 8 : 3), "\(kind.name): \(difference)")
        }
    }

    private func part(_ index: Int, of image: CGImage, isMirrored: Bool) -> CGImage {
        let (width, height) = Self.cell
        let part = PixelBuffer(width: width, height: height)
        let (left, top) = (index % Self.columns * width, index / Self.columns * height)
        for y in 0..<height {
            for x in 0..<width { part[x, y] = image.pixels[left + (isMirrored ? width - 1 - x : x), top + y] }
        }
        return CGImage(part)
    }

    /// The allowed difference of the GPU's picture from the CPU's, in levels of 255: at the worst pixel, and the cell's mean.
    ///
    /// Edges are smoothed by distance on one, by area on the other, which tells where a clip's edge and a shape's coincide,
    /// most of all in perspective.
    private func tolerance(of kind: Kind, _ pose: Pose) -> (worst: Int, mean: Double) {
        switch kind.name {
        // Either of two texels may show if the border between them runs through a pixel's middle.
        case "nearest": (200, 0.3)
        // A line between two colours.
        case "conic": (130, 0.3)
        // Its edge lies over other edges.
        case "effect": (80, 0.6)
        default: (80, pose == .perspective ? 0.5 : 0.25)
        }
    }

    @Test(arguments: Pose.allCases) func backendsAgree(pose: Pose) throws {
        let (stage, image) = try stage(pose)
        let video = try VideoSubsystem(DisplayEnvironment(videoDriver: "offscreen"))
        let window = try DesktopWindow(
            DesktopWindow.Options(title: "kinds", size: Self.size, renderer: .gpu), on: video)
        guard case .card(let card) = try window.canvas() else { throw CancellationError() }
        let renderer = FrameRenderer(backend: card)
        renderer.prepare(
            stage.committer.tree, resources: stage.layers.resources, width: image.width, height: image.height, scale: 1)
        try renderer.draw()
        let drawn = CGImage(try card.readPixels())
        for (index, kind) in Kind.all.enumerated() {
            let cpu = part(index, of: image, isMirrored: false)
            let gpu = part(index, of: drawn, isMirrored: false)
            let difference = PictureDifference(cpu, gpu)
            let tolerance = tolerance(of: kind, pose)
            #expect(difference.isWithin(tolerance.worst), "\(kind.name): \(difference)")
            let mean = meanDifference(cpu, gpu)
            #expect(mean <= tolerance.mean, "\(kind.name): \(mean) on the average")
        }
    }

    private func meanDifference(_ a: CGImage, _ b: CGImage) -> Double {
        var sum = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                for shift in [UInt32(0), 8, 16, 24] {
                    sum += abs(Int(a.pixels[x, y] >> shift & 255) - Int(b.pixels[x, y] >> shift & 255))
                }
            }
        }
        return Double(sum) / Double(4 * a.width * a.height)
    }
}
