import Compositor
import Graphics
import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// A camera that goes closer to a wall of pictures never sees where the wall ends.
@MainActor @Suite struct ZoomTests {
    nonisolated static let sizes = [(390, 844), (375, 667), (844, 390), (1024, 768), (700, 420), (195, 422)]
        .map { CGSize(width: $0.0, height: $0.1) }

    @Test(arguments: sizes) func whatItOpensByItselfIsInSight(size: CGSize) throws {
        let rig = try TransitionRig("zoom", size: size)
        rig.play()
        let wall = try #require(rig.screens.first as? ContactSheetViewController)
        let picture = try #require(wall.pictureView)
        #expect(CGRect(origin: .zero, size: size).contains(picture.frame))
    }

    /// The last row in sight, of which a part is below the screen's end, is surrounded by others, too.
    @Test(arguments: sizes, [0.25, 0.5, 0.75]) func noPartOfTheScreenIsEmpty(size: CGSize, progress: Double) throws {
        let rig = try PictureRig("zoom", kernels: .best, size: size)
        try rig.show(progress)
        let image = rig.output.image
        var counts: [UInt32: Int] = [:]
        for y in image.height / 2..<image.height {
            for x in 0..<image.width { counts[image.pixels[x, y], default: 0] += 1 }
        }
        let most = counts.values.max() ?? 0
        #expect(most < image.width * image.height / 20, "\(most) pixels of the lower half have one colour")
    }

    @Test func aTapNearTheEndOpensThatPicture() throws {
        let rig = try TransitionRig("zoom")
        rig.touch(.began, [SIMD2(60, 830)])
        rig.touch(.ended, [SIMD2(60, 830)])
        let wall = try #require(rig.screens.first as? ContactSheetViewController)
        let picture = try #require(wall.pictureView)
        #expect(picture.frame.contains(CGPoint(x: 60, y: 830)) && picture.frame.maxY > 844)
        #expect(wall.wall.contains { $0.frame.minY > picture.frame.maxY }, "there is a row below it")
    }
}
