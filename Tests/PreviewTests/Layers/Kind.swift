import Foundation
import Graphics
import Testing
import ViewKit

/// One kind of layer or view, 64 by 46 points large.
struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIView

    var testDescription: String { name }

    static let size = CGSize(width: 64, height: 46)
    private static let bounds = CGRect(origin: .zero, size: size)

    private init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
        self.name = name
        self.make = make
    }

    /// A kind of layer: `layer`, as large as the view that it lies in.
    private init<Layer: CALayer>(
        _ name: String, _ makeLayer: @escaping @MainActor @Sendable () -> Layer,
        _ change: @escaping @MainActor @Sendable (Layer) -> Void
    ) {
        self.init(name) {
            let view = UIView(frame: Self.bounds)
            let layer = makeLayer()
            layer.frame = Self.bounds
            change(layer)
            view.layer.addSublayer(layer)
            return view
        }
    }

    static let all = layers + shapes + looks + views + controls + bars

    private static let layers = [
        Kind("layer", { CALayer() }) {
            $0.backgroundColor = UIColor.systemTeal.cgColor
            $0.cornerRadius = 10
            $0.borderWidth = 3
            $0.borderColor = UIColor.systemIndigo.cgColor
            $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        },
        Kind("contents", { CALayer() }) { ($0.contents, $0.contentsGravity) = (mark, .resizeAspect) },
        Kind("center", { CALayer() }) {
            $0.contents = mark
            $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        },
        Kind("nearest", { CALayer() }) { ($0.contents, $0.magnificationFilter) = (mark, .nearest) },
        Kind("text", { CATextLayer() }) {
            $0.string = "Text"
            $0.fontSize = 22
            $0.foregroundColor = UIColor.systemRed.cgColor
        },
        Kind("replicator", { CAReplicatorLayer() }) {
            $0.instanceCount = 4
            $0.instanceTransform = CATransform3DMakeTranslation(14, 6, 0)
            $0.instanceAlphaOffset = -0.2
            $0.addSublayer(square)
        },
        Kind("transform", { CATransformLayer() }) { layer in
            for angle in [0.5, -0.9] {
                let face = square
                face.frame = CGRect(x: 12, y: 3, width: 40, height: 40)
                face.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
                face.backgroundColor = angle > 0 ? UIColor.systemPink.cgColor : UIColor.systemGreen.cgColor
                layer.addSublayer(face)
            }
        },
    ]

    private static let shapes = [
        Kind("shape", { CAShapeLayer() }) {
            $0.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 6, dy: 5)).cgPath
            $0.fillColor = UIColor.systemYellow.cgColor
            $0.strokeColor = UIColor.systemBlue.cgColor
            $0.lineWidth = 4
            $0.lineDashPattern = [9, 4]
            $0.strokeEnd = 0.8
        },
        Kind("axial", { CAGradientLayer() }) { ($0.colors, $0.cornerRadius) = (colors, 8) },
        Kind("radial", { CAGradientLayer() }) {
            $0.colors = colors
            $0.type = .radial
            $0.startPoint = CGPoint(x: 0.4, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 1)
        },
        Kind("conic", { CAGradientLayer() }) {
            $0.colors = colors
            $0.type = .conic
            $0.startPoint = CGPoint(x: 0.5, y: 0.5)
            $0.endPoint = CGPoint(x: 1, y: 0.5)
        },
    ]

    private static let looks = [
        Kind("shadow", { CALayer() }) {
            $0.frame = bounds.insetBy(dx: 10, dy: 8)
            $0.backgroundColor = UIColor.white.cgColor
            $0.cornerRadius = 8
            $0.shadowOpacity = 0.6
            $0.shadowOffset = CGSize(width: 2, height: 4)
        },
        Kind("mask", { CALayer() }) {
            $0.contents = mark
            $0.mask = CAShapeLayer()
            ($0.mask as? CAShapeLayer)?.path = UIBezierPath(ovalIn: bounds).cgPath
        },
        Kind("group", { CALayer() }) { fill($0) },
        Kind("clip", { CALayer() }) {
            fill($0)
            $0.masksToBounds = true
            $0.cornerRadius = 16
            $0.opacity = 1
        },
        Kind("rasterized", { CALayer() }) {
            fill($0)
            $0.shouldRasterize = true
        },
        Kind("perspective", { CALayer() }) {
            $0.sublayerTransform.m34 = -1 / 120
            let plate = square
            plate.frame = bounds.insetBy(dx: 8, dy: 4)
            plate.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
            $0.addSublayer(plate)
        },
    ]

    private static let views = [
        Kind("view") { Self.filled(UIView(frame: bounds)) },
        Kind("label") {
            let label = UILabel(frame: bounds)
            label.text = "A label of two lines"
            label.numberOfLines = 2
            label.textAlignment = .center
            return label
        },
        Kind("image") { Self.sized(UIImageView(image: UIImage(cgImage: mark).resizableImage(withCapInsets: .zero))) },
        Kind("snapshot") { Self.filled(UIView(frame: bounds)).snapshotView(afterScreenUpdates: true) ?? UIView() },
        Kind("scroll") {
            let scroll = UIScrollView(frame: bounds)
            scroll.contentSize = CGSize(width: 64, height: 200)
            scroll.addSubview(Self.filled(UIView(frame: bounds)))
            scroll.contentOffset.y = 12
            return scroll
        },
        Kind("stack") {
            let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
            for (view, color) in zip(stack.arrangedSubviews, [UIColor.systemRed, .systemGreen, .systemBlue]) {
                view.backgroundColor = color
            }
            stack.distribution = .fillEqually
            stack.spacing = 4
            return Self.sized(stack)
        },
        Kind("effect") {
            let back = Self.filled(UIView(frame: bounds))
            back.addSubview(Self.sized(UIVisualEffectView(effect: UIBlurEffect(style: .light))))
            back.subviews[0].frame.origin = CGPoint(x: 20, y: 12)
            back.clipsToBounds = true
            return back
        },
    ]

    private static let controls = [
        Kind("button") {
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Go"
            return Self.sized(button)
        },
        Kind("slider") { Self.sized(UISlider()) },
        Kind("switch") {
            let toggle = UISwitch()
            toggle.isOn = true
            return toggle
        },
        Kind("segments") { Self.sized(UISegmentedControl(items: ["A", "B"])) },
        Kind("stepper") {
            let stepper = UIStepper()
            // Wider than the others.
            stepper.center = CGPoint(x: bounds.midX, y: bounds.midY)
            return stepper
        },
        Kind("progress") {
            let progress = UIProgressView(frame: CGRect(x: 0, y: 20, width: 64, height: 4))
            progress.progress = 0.4
            return progress
        },
        Kind("pages") {
            let pages = UIPageControl(frame: bounds)
            pages.numberOfPages = 3
            pages.backgroundColor = .systemTeal
            return pages
        },
        Kind("spinner") {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            return spinner
        },
    ]

    private static let bars = [
        Kind("navigation bar") {
            let bar = UINavigationBar(frame: bounds)
            bar.items = [UINavigationItem(title: "Title")]
            return bar
        },
        Kind("tab bar") {
            let bar = UITabBar(frame: bounds)
            bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
            return bar
        },
        Kind("toolbar") {
            let bar = UIToolbar(frame: bounds)
            bar.items = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
            return bar
        },
        Kind("table cell") {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return Self.sized(cell)
        },
    ]

    @MainActor private static func sized(_ view: UIView) -> UIView {
        view.frame = bounds
        return view
    }

    /// `view` with a ground, a line and something that reaches out of it.
    @MainActor private static func filled(_ view: UIView) -> UIView {
        fill(view.layer)
        view.layer.opacity = 1
        return view
    }

    @MainActor private static func fill(_ layer: CALayer) {
        layer.backgroundColor = UIColor.systemOrange.cgColor
        layer.opacity = 0.6
        let inner = square
        let outer = square
        inner.backgroundColor = UIColor.systemIndigo.cgColor
        outer.position = CGPoint(x: 56, y: 38)
        layer.addSublayer(inner)
        layer.addSublayer(outer)
    }

    @MainActor private static var square: CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 4, y: 4, width: 22, height: 22)
        layer.backgroundColor = UIColor.systemPink.cgColor
        return layer
    }

    @MainActor private static var colors: [Any] {
        [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
    }

    /// An opaque picture of 16 by 12 pixels without a symmetry.
    private static let mark: CGImage = {
        let pixels = PixelBuffer(width: 16, height: 12)
        for y in 0..<12 {
            for x in 0..<16 {
                pixels[x, y] = 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 20) << 8 | (x > y ? 0xC0 : 0x20)
            }
        }
        return CGImage(pixels)
    }()
}
