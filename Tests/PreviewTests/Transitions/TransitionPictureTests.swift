import Compositor
import Foundation
import Graphics
import TestSupport
import Testing
import Transitions

@testable import Preview

/// Pictures of the built-in transitions, compared pixel by pixel.
@MainActor @Suite struct TransitionPictureTests {
    /// A transition and where it stands; Magic Move has its own tests.
    struct Moment: Sendable, CustomTestStringConvertible {
        var transition: String
        var progress: Int
        var reducesMotion = false

        var picture: String { "\(transition)-\(reducesMotion ? "reduced-" : "")\(progress).png" }
        var testDescription: String { picture }
    }

    nonisolated static let names = [
        "push", "page-curl", "card", "tab-slide", "pinch", "bottom-sheet", "circular-reveal", "cube", "flip", "fold",
        "zoom",
        "dissolve", "elastic",
    ]
    nonisolated static let moments = names.flatMap { name in
        [0, 25, 50, 75, 100].map { Moment(transition: name, progress: $0) }
            + [Moment(transition: name, progress: 50, reducesMotion: true)]
    }

    /// The scalar kernels define the pixels; the best ones of this processor give the same.
    @Test(arguments: names, [KernelChoice.scalar, .auto])
    func itLooksLikeItsPictures(_ name: String, kernels: KernelChoice) throws {
        for reducesMotion in [false, true] {
            let rig = try PictureRig(name, kernels: KernelSet(kernels), reducesMotion: reducesMotion)
            for moment in Self.moments where moment.transition == name && moment.reducesMotion == reducesMotion {
                try rig.show(Double(moment.progress) / 100)
                let image = rig.output.image
                #expect(throws: Never.self) { try Golden(moment.picture).expect(image, detail: .thumbnail) }
            }
        }
    }

    @Test func everyTransitionHasItsPictures() throws {
        #expect(["magic-move"] + Self.names == BuiltInTransition.all.map(\.name))
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasSuffix(".out.png") && !$0.hasSuffix(".diff.png") }
        #expect(Set(files) == Set(Self.moments.map(\.picture)))
    }

    /// At both ends the snapshots show what the screens show: nothing jumps when they go.
    @Test(arguments: names) func theEndsLookLikeTheScreens(name: String) throws {
        let rig = try PictureRig(name, kernels: .best)
        let before = rig.output.image
        try rig.show(0)
        // The bar of a tab bar controller names the new tab as soon as the way to it begins.
        let start = PictureDifference(rig.output.image, before)
        #expect(start.isWithin(2) || name == "tab-slide", "\(start)")
        try rig.show(1)
        let end = rig.output.image
        rig.release()
        try rig.rest()
        let after = PictureDifference(rig.output.image, end)
        #expect(after.isWithin(1), "\(after)")
        #expect(!PictureDifference(end, before).isWithin(64), "the screens differ")
    }
}
