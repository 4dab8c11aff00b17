import Compositor
import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

/// Pictures of Magic Move, compared pixel by pixel, on a screen of 195 x 422 pixels.
@MainActor @Suite struct MagicMovePictureTests {
    /// Which way it goes, and where it stands.
    struct Moment: Sendable, CustomTestStringConvertible {
        var picture: String
        var progress: Double
        var isPop = false
        var reducesMotion = false

        var testDescription: String { picture }
    }

    nonisolated static let moments = [
        Moment(picture: "push-0.png", progress: 0),
        Moment(picture: "push-25.png", progress: 0.25),
        Moment(picture: "push-50.png", progress: 0.5),
        Moment(picture: "push-75.png", progress: 0.75),
        Moment(picture: "push-100.png", progress: 1),
        Moment(picture: "pop-50.png", progress: 0.5, isPop: true),
        Moment(picture: "reduced-50.png", progress: 0.5, reducesMotion: true),
    ]

    /// The scalar kernels define the pixels; the best ones of this processor give the same.
    @Test(arguments: moments, [KernelChoice.scalar, .auto])
    func itLooksLikeItsPicture(_ moment: Moment, kernels: KernelChoice) throws {
        try Golden(moment.picture).expect(try picture(moment, kernels: KernelSet(kernels)), detail: .thumbnail)
    }

    @Test func everyPictureHasItsTest() throws { #expect(try Golden.orphans() == []) }

    /// At both ends the snapshots show what the screens show, to the edge of the picture that flies.
    @Test func theEndsLookLikeTheScreens() throws {
        let rig = try PictureRig("magic-move", kernels: .best)
        let grid = rig.output.image
        try rig.show(0)
        let start = PictureDifference(rig.output.image, grid)
        #expect(start.isWithin(1), "\(start)")
        try rig.show(1)
        let end = rig.output.image
        rig.release()
        try rig.rest()
        #expect(PictureDifference(rig.output.image, end).isWithin(1))
        #expect(!PictureDifference(end, grid).isWithin(64), "the screens differ")
    }

    private func picture(_ moment: Moment, kernels: KernelSet) throws -> CGImage {
        let rig = try PictureRig("magic-move", kernels: kernels, reducesMotion: moment.reducesMotion)
        if moment.isPop {
            rig.play()
            try rig.rest()
        }
        try rig.show(moment.progress)
        return rig.output.image
    }
}
