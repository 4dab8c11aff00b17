import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// A tile that grows is one thing with one outline.
@MainActor @Suite struct PinchTests {
    @Test func tileAndScreenHaveOneOutline() throws {
        let rig = try TransitionRig("pinch")
        rig.run { rig.scene.show(0.55) }
        rig.step()
        let canvas = try #require(rig.container?.subviews.last)
        let clip = try #require(canvas.subviews.last)
        #expect(clip.clipsToBounds && clip.subviews.count == 2)
        for picture in clip.subviews {
            #expect(picture.layer.cornerRadius == 0)
            let shown = rig.shownFrame(picture)
            let room = rig.run { clip.layer.presentation()?.bounds ?? .zero }
            #expect(abs(shown.width - room.width) < 0.01 && abs(shown.height - room.height) < 0.01)
        }
    }

    /// Nearly as large as the screen it is round still, and exactly there no more.
    @Test(arguments: [(0.0, 22.0...22.0), (0.5, 18...22), (0.9, 5...22), (1, 0...0.001)])
    func itStaysRoundForMostOfTheWay(progress: Double, radius: ClosedRange<Double>) throws {
        let rig = try TransitionRig("pinch")
        rig.run { rig.scene.show(progress) }
        rig.step()
        let clip = try #require(rig.container?.subviews.last?.subviews.last)
        let shown = try #require(rig.run { clip.layer.presentation()?.cornerRadius })
        #expect(radius.contains(shown), "\(shown)")
    }

    @Test(arguments: [390.0, 375, 195, 844]) func tilesLieOnWholePoints(width: Double) throws {
        let rig = try TransitionRig("pinch", size: CGSize(width: width, height: 667))
        rig.run { rig.scene.play() }
        let tile = try #require((rig.screens.first as? any PictureScreen)?.pictureView)
        for value in [tile.frame.minX, tile.frame.minY, tile.frame.maxX, tile.frame.maxY] {
            #expect(value == value.rounded())
        }
    }
}
