import Graphics
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The look of layers with pictures of their own on a screen of two pixels to the point.
@MainActor @Suite struct LayerPictureTests {
    /// A badge with a shadow and something that reaches out of it.
    private func badge(_ change: (CALayer) -> Void) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 50))
        view.backgroundColor = .systemTeal
        view.layer.cornerRadius = 12
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 0, height: 3)
        let label = UILabel(frame: CGRect(x: 8, y: 10, width: 54, height: 30))
        label.text = "Badge"
        label.textColor = .white
        let dot = UIView(frame: CGRect(x: 58, y: -8, width: 20, height: 20))
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 10
        view.addSubview(label)
        view.addSubview(dot)
        change(view.layer)
        return view
    }

    /// Without; as coarse as it is by default; as fine as the screen; and the three of them half gone.
    @Test func rasterized() throws {
        let picture = try ControlPicture(size: CGSize(width: 280, height: 150))
        for row in 0..<2 {
            for (column, scale) in [nil, 1, 2].enumerated() as EnumeratedSequence<[CGFloat?]> {
                picture.add(14 + CGFloat(column) * 90, 16 + CGFloat(row) * 70) {
                    badge { layer in
                        if let scale { (layer.shouldRasterize, layer.rasterizationScale) = (true, scale) }
                        layer.opacity = row == 0 ? 1 : 0.5
                    }
                }
            }
        }
        try Golden("rasterized.png").expect(try picture.image())
    }

    /// A picture that moves is kept; one whose contents change is drawn anew.
    @Test func aRasterizedViewIsDrawnAnewWhereItChanges() throws {
        let picture = try ControlPicture(size: CGSize(width: 100, height: 80))
        var view: UIView?
        picture.add(10, 10) {
            let made = badge { ($0.shouldRasterize, $0.rasterizationScale) = (true, 2) }
            view = made
            return made
        }
        let first = try picture.image()
        let moved = try picture.image { view?.center.x += 5 }
        #expect(!PictureDifference(first, moved).isWithin(40))
        let back = try picture.image { view?.center.x -= 5 }
        #expect(PictureDifference(first, back).isWithin(0))
        let changed = try picture.image { view?.subviews[1].backgroundColor = .systemGreen }
        #expect(!PictureDifference(first, changed).isWithin(40))
    }

    @Test func textLayers() throws {
        let picture = try ControlPicture(size: CGSize(width: 250, height: 250))
        func add(_ y: CGFloat, height: CGFloat = 20, _ set: (CATextLayer) -> Void) {
            picture.add(10, y) {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 230, height: height))
                let text = CATextLayer()
                view.backgroundColor = .systemGray6
                text.frame = view.bounds
                text.contentsScale = 2
                text.fontSize = 14
                text.foregroundColor = UIColor.label.cgColor
                set(text)
                view.layer.addSublayer(text)
                return view
            }
        }
        add(10) { ($0.string, $0.contentsScale) = ("As coarse as by default", 1) }
        add(34) { ($0.string, $0.font) = ("The system's, bold", UIFont.boldSystemFont(ofSize: 40)) }
        add(58) { ($0.string, $0.font, $0.alignmentMode) = ("Monospaced", "DejaVu Sans Mono" as NSString, .right) }
        add(82) { ($0.string, $0.alignmentMode) = ("In the middle", .center) }
        let long = "A line that is far too long to fit into the bounds of its layer, whatever is done"
        add(106) { $0.string = long }
        add(130) { ($0.string, $0.truncationMode) = (long, .end) }
        add(154) { ($0.string, $0.truncationMode) = (long, .middle) }
        add(178, height: 36) { ($0.string, $0.isWrapped, $0.truncationMode) = (long, true, .end) }
        add(218) {
            let string = NSMutableAttributedString(string: "Styles ", attributes: [.foregroundColor: UIColor.systemRed])
            string.append(
                NSAttributedString(string: "of its own", attributes: [.font: UIFont.italicSystemFont(ofSize: 11)]))
            $0.string = string
        }
        try Golden("text-layers.png").expect(try picture.image())
    }

    /// A frame with a mark in the middle, 24 points across; its edges are 8 wide.
    private var frame: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 20, height: 20))
            UIColor.systemPink.setFill()
            UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 6, height: 6)).fill()
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 9, y: 0, width: 3, height: 6))
            context.fill(CGRect(x: 0, y: 9, width: 6, height: 3))
        }
    }

    @Test func resizableImages() throws {
        let picture = try ControlPicture(size: CGSize(width: 300, height: 190))
        let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let images = picture.stage.run {
            [
                frame.resizableImage(withCapInsets: insets, resizingMode: .stretch),
                frame.resizableImage(withCapInsets: insets), frame.resizableImage(withCapInsets: .zero),
            ]
        }
        for (column, image) in images.enumerated() {
            let size = CGSize(width: 86, height: 70.5)
            picture.add(10 + CGFloat(column) * 96, 10) {
                let view = UIImageView(image: image)
                view.frame.size = size
                return view
            }
            // Drawn by a context, the same.
            picture.add(10 + CGFloat(column) * 96, 90) {
                UIImageView(
                    image: UIGraphicsImageRenderer(size: size).image { _ in
                        image.draw(in: CGRect(origin: .zero, size: size))
                    })
            }
        }
        picture.add(120, 168) {
            let view = UIImageView(image: images[1])
            view.frame.size = CGSize(width: 60, height: 12)
            return view
        }
        try Golden("resizable-images.png").expect(try picture.image())
    }

    /// Tiles are one picture: turned, no seam shows between them.
    @Test func tilesThatTurnHaveNoSeams() throws {
        let picture = try ControlPicture(size: CGSize(width: 100, height: 100))
        picture.add(10, 10) {
            let plain = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                UIColor.black.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            let view = UIImageView(image: plain.resizableImage(withCapInsets: .zero))
            view.frame.size = CGSize(width: 80, height: 80)
            view.transform = CGAffineTransform(rotationAngle: 0.3)
            return view
        }
        let image = try picture.image()
        #expect((60..<140).allSatisfy { y in (60..<140).allSatisfy { x in image.pixels[x, y] == 0xFF00_0000 } })
    }

    @Test func everyPictureHasItsTest() throws {
        #expect(try Golden.orphans().filter { !$0.hasPrefix("kinds-") } == [])
    }
}
