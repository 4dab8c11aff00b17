import Graphics
import Recorder
import RenderTree
import Testing

@testable import LayerTree

/// Contents that fade into others, or are exchanged in time.
@MainActor struct ContentsAnimationTests {
    private let host = TestHost()
    private let layer: CALayer
    private let images = [image(10), image(20), image(30)]

    init() {
        layer = host.committedLayer()
        setQuietly { layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
    }

    /// Opaque, of that many pixels a side.
    private static func image(_ side: Int) -> CGImage {
        CGImage(PixelBuffer(width: side, height: side), isOpaque: true)
    }

    /// The images that show, from bottom to top, and their opacities.
    private var shown: [Seen] {
        let nodes = host.nodes
        return nodes.indices.compactMap { index in
            guard nodes[index].kind == .image, case .image(let image) = host.layers.resources[nodes[index].resource]
            else { return nil }
            return Seen(image, nodes[index].opacity * (nodes[index - 1].kind == .group ? nodes[index - 1].opacity : 1))
        }
    }

    private var opacities: [Float] { shown.map(\.opacity) }

    private struct Seen {
        let image: CGImage
        let opacity: Float

        init(_ image: CGImage, _ opacity: Float) {
            self.image = image
            self.opacity = opacity
        }
    }

    private func shows(_ expected: [Seen]) -> Bool {
        shown.count == expected.count
            && zip(shown, expected).allSatisfy { $0.image === $1.image && abs($0.opacity - $1.opacity) < 1e-5 }
    }

    private func setQuietly(_ body: () -> Void) {
        host.run {
            CATransaction.setDisableActions(true)
            body()
        }
    }

    private func add(_ animation: CAAnimation) {
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 10)
    }

    @Test func oneImageFadesIntoAnother() {
        let fade = CABasicAnimation("contents", duration: 1)
        fade.fromValue = images[0]
        fade.toValue = images[1]
        add(fade)
        #expect(shows([Seen(images[0], 1)]))
        host.frame(at: 10.25)
        #expect(shows([Seen(images[0], 1), Seen(images[1], 0.25)]), "both are opaque: nothing shows through")
        host.frame(at: 11.5)
        #expect(shown.isEmpty)
    }

    @Test func imagesThatShowWhatIsBelowBothFade() {
        let fade = CABasicAnimation("contents", duration: 1)
        fade.fromValue = CGImage.blank(4, 4)
        fade.toValue = CGImage.blank(4, 4)
        add(fade)
        host.frame(at: 10.25)
        #expect(opacities == [0.75, 0.25])
        fade.fromValue = images[0]
        fade.toValue = CGImage.blank(4, 4)
        host.run { layer.removeAllAnimations() }
        add(fade)
        host.frame(at: 10.25)
        #expect(opacities == [1, 0.75] && shown[1].image === images[0])
    }

    @Test func withoutAnEndItFadesIntoWhatTheLayerHas() {
        setQuietly { layer.contents = images[2] }
        let fade = CABasicAnimation("contents", duration: 1)
        fade.fromValue = images[0]
        add(fade)
        host.frame(at: 10.5)
        #expect(shows([Seen(images[0], 1), Seen(images[2], 0.5)]))
        host.frame(at: 12)
        #expect(shows([Seen(images[2], 1)]))
    }

    @Test func keyframesAreShownInTurn() {
        let frames = CAKeyframeAnimation(keyPath: "contents")
        frames.values = images
        frames.calculationMode = .discrete
        frames.duration = 3
        add(frames)
        for (time, image) in zip([10, 10.99, 11.01, 12.5], [0, 0, 1, 2]) {
            host.frame(at: time)
            #expect(shows([Seen(images[image], 1)]), "at \(time)")
        }
    }

    @Test func keyframesFadeByDefault() {
        let frames = CAKeyframeAnimation(keyPath: "contents")
        frames.values = images
        frames.duration = 2
        add(frames)
        host.frame(at: 11.5)
        #expect(shows([Seen(images[1], 1), Seen(images[2], 0.5)]))
    }

    @Test func valuesThatAreNoImagesDoNothing() {
        setQuietly { layer.contents = images[2] }
        let frames = CAKeyframeAnimation(keyPath: "contents")
        frames.values = [images[0], 7]
        frames.duration = 2
        add(frames)
        host.frame(at: 11)
        #expect(shows([Seen(images[2], 1)]))
    }

    /// A layer without a delegate fades by itself; what it draws does not.
    @Test func aLayersOwnContentsFade() {
        host.run { layer.contents = images[0] }
        host.frame(at: 1)
        #expect(shows([Seen(images[0], 1)]), "nothing has nothing to fade from")
        host.run { layer.contents = images[1] }
        host.frame(at: 2)
        host.frame(at: 2.125)
        #expect(shown.count == 2 && shown[0].opacity == 1 && shown[1].opacity > 0.1 && shown[1].opacity < 0.9)
        host.frame(at: 3)
        #expect(shows([Seen(images[1], 1)]))
        host.run { layer.setNeedsDisplay() }
        host.frame(at: 4)
        #expect(layer.animationKeys() == nil && shown.count == 1)
    }

    @Test func theMiddleIsStretchedInEachImage() {
        setQuietly { layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) }
        let fade = CABasicAnimation("contents", duration: 1)
        fade.fromValue = images[0]
        fade.toValue = images[1]
        add(fade)
        host.frame(at: 10.5)
        #expect(host.nodes.filter { $0.kind == .image }.count == 18)
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aFadeAllocatesNothing() throws {
        let fade = CABasicAnimation("contents", duration: 100)
        fade.fromValue = images[0]
        fade.toValue = images[1]
        add(fade)
        // The frame that the layer was given takes a quarter of a second.
        for frame in 0..<20 { host.frame(at: 10 + Double(frame) / 60) }
        let count = AllocationCounter.allocationsOnThisThread {
            for frame in 20..<60 { host.frame(at: 10 + Double(frame) / 60) }
        }
        #expect(count == 0)
    }
}
