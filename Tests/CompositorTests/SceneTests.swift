import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@MainActor struct SceneTests {
    @Test(arguments: SceneFile.all)
    func looksAsRecorded(scene: SceneFile) throws {
        try Golden(scene.name + ".png", folder: "Scenes").expect(DrawnScene(scene).image)
    }

    @Test(arguments: SceneFile.all)
    func looksTheSameWithPlainKernels(scene: SceneFile) throws {
        let difference = PictureDifference(
            try DrawnScene(scene).image, try DrawnScene(scene, kernels: .scalar).image)
        #expect(difference.isWithin(0), "\(difference)")
    }

    @Test(arguments: SceneFile.all)
    func mirroredIsTheMirrorImage(scene: SceneFile) throws {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 320, ty: 0)
        let difference = PictureDifference(
            try DrawnScene(scene, transform: mirror).image.mirrored, try DrawnScene(scene).image)
        #expect(difference.isWithin(2), "\(difference)")
    }

    @Test func everySceneHasAPictureAndEveryPictureAScene() {
        let pictures = SceneFile.names(ending: ".png").filter { !$0.hasSuffix(".out") && !$0.hasSuffix(".diff") }
        #expect(SceneFile.all.map(\.name) == pictures)
        #expect(SceneFile.all.count >= 14)
    }
}

extension CGImage {
    /// Left and right exchanged.
    var mirrored: CGImage {
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { result[x, y] = pixels[width - 1 - x, y] }
        }
        return CGImage(result)
    }
}
