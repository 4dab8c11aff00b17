import Testing

@testable import ViewKit

@MainActor @Suite struct ImageViewTests {
    private let rig = ControlRig()

    private func image(_ pixel: UInt32) -> UIImage { UIImage(cgImage: .filled(width: 4, height: 4, with: pixel)) }

    private func pixel(_ view: UIImageView) -> UInt32? { (view.layer.contents as? CGImage)?.pixels[1, 1] }

    @Test func aHighlightedTemplateFollowsTheTint() {
        rig.run {
            let view = UIImageView(image: image(0xFF00_0000))
            view.highlightedImage = image(0xFF00_0000).withRenderingMode(.alwaysTemplate)
            view.isHighlighted = true
            view.tintColor = .green
            #expect(pixel(view) == 0xFF00_FF00)
        }
    }

    /// Ten images a second, two rounds.
    @Test func imagesFollowEachOther() {
        let view = rig.run { UIImageView(image: image(0xFF00_00FF)) }
        rig.show(view)
        rig.run {
            view.animationImages = [image(0xFF00_0001), image(0xFF00_0002), image(0xFF00_0003)]
            #expect(!view.isAnimating && pixel(view) == 0xFF00_00FF)
            view.animationDuration = 0.3
            view.animationRepeatCount = 2
            view.startAnimating()
            #expect(view.isAnimating && pixel(view) == 0xFF00_0001)
        }
        var seen: [UInt32] = []
        for _ in 0..<60 {
            rig.frame()
            if let pixel = pixel(view), pixel != seen.last { seen.append(pixel) }
        }
        #expect(seen == [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_00FF])
        #expect(!view.isAnimating)
        rig.run { view.startAnimating() }
        rig.run { view.removeFromSuperview() }
        rig.wait(1)
        #expect(view.isAnimating && pixel(view) == 0xFF00_0001, "time stands still")
        rig.run { view.stopAnimating() }
        #expect(!view.isAnimating && pixel(view) == 0xFF00_00FF)
    }
}
