import Transitions
import ViewKit

/// A transition in the gallery: its screens, alive, in a small frame, and what it is.
///
/// The screens lie in a window of their own, so that they present and dismiss within it.
final class GalleryCell: UIView {
    /// The frame with the screens; it is moved and scaled when it is opened.
    let device = UIView()
    let screenWindow = UIWindow(frame: .zero)
    /// The inner edge of the bezel, over the outermost pixel of the screen: what its rounded corners cut off one by one
    /// would shine through at the edge where a dark screen covers a light one.
    private let rim = UIView()
    /// The width of the rim on the bezel, in points of the screen.
    private static let rimOnBezel: CGFloat = 2
    let scene: TransitionScene
    /// Title and summary.
    let caption = UIView()
    private let title: UILabel
    private let summary: UILabel
    /// From the frame's edges to the screen, in points of the screen.
    private static let bezel: CGFloat = 9
    private static let phoneRadius: CGFloat = 38
    private let screenSize: CGSize

    init(_ transition: BuiltInTransition, on stage: Stage) {
        title = GalleryStyle.label(transition.title, size: 17, weight: .semibold, color: GalleryStyle.title)
        summary = GalleryStyle.label(transition.summary, size: 13.5, color: GalleryStyle.text)
        let screen = transition.screenSize
        screenSize = screen
        screenWindow.frame = CGRect(origin: CGPoint(x: Self.bezel, y: Self.bezel), size: screen)
        device.bounds.size = CGSize(width: screen.width + 2 * Self.bezel, height: screen.height + 2 * Self.bezel)
        scene = TransitionScene(transition, in: screenWindow, on: stage)
        super.init(frame: .zero)
        device.isUserInteractionEnabled = false
        device.backgroundColor = GalleryStyle.bezel
        let radius = Self.screenRadius(of: screen)
        device.layer.cornerRadius = radius + Self.bezel
        device.layer.borderWidth = 2
        device.layer.borderColor = GalleryStyle.bezelEdge.cgColor
        let classes = UIUserInterfaceSizeClass.classes(of: screen)
        screenWindow.traitOverrides.horizontalSizeClass = classes.horizontal
        screenWindow.traitOverrides.verticalSizeClass = classes.vertical
        screenWindow.clipsToBounds = true
        screenWindow.layer.cornerRadius = radius
        device.addSubview(screenWindow)
        rim.frame = screenWindow.frame.insetBy(dx: -Self.rimOnBezel, dy: -Self.rimOnBezel)
        rim.layer.cornerRadius = radius + Self.rimOnBezel
        rim.layer.borderColor = GalleryStyle.bezel.cgColor
        device.addSubview(rim)
        for label in [title, summary] { caption.addSubview(label) }
        for subview in [caption, device] { addSubview(subview) }
        screenWindow.isHidden = false
    }

    required init?(coder: NSCoder) { nil }

    /// The radius of the corners of a screen of the size `screen`: a phone's, or less for one that is small.
    private static func screenRadius(of screen: CGSize) -> CGFloat {
        let phone = BuiltInTransition.phoneSize
        return min(phoneRadius, phoneRadius * min(screen.width, screen.height) / phone.width)
    }

    /// The frame of the device at `index` of `layout`, and the radius of its corners.
    func thumbnail(_ layout: GalleryLayout, index: Int) -> (frame: CGRect, radius: CGFloat) {
        let scale = layout.scale(of: screenSize)
        let frame = layout.thumbnail(index, of: screenSize).insetBy(dx: -Self.bezel * scale, dy: -Self.bezel * scale)
        return (frame, (Self.screenRadius(of: screenSize) + Self.bezel) * scale)
    }

    /// Takes the place that `layout` has for the cell at `index`; the frame stays where it is if it `isOpen`.
    func place(_ layout: GalleryLayout, index: Int, isOpen: Bool) {
        frame = layout.cell(index)
        if !isOpen { returnDevice(layout) }
        let top = bounds.height - layout.captionHeight + 16
        caption.frame = CGRect(x: 0, y: top, width: bounds.width, height: layout.captionHeight - 16)
        title.frame = CGRect(x: 2, y: 0, width: bounds.width, height: 22)
        let room = CGSize(width: bounds.width - 2, height: .greatestFiniteMagnitude)
        summary.frame = CGRect(
            x: 2, y: 26, width: room.width, height: min(summary.sizeThatFits(room).height, caption.bounds.height - 26))
    }

    /// Puts the frame back above the caption.
    func returnDevice(_ layout: GalleryLayout) {
        let scale = layout.scale(of: screenSize)
        setScale(scale)
        device.center = CGPoint(x: bounds.midX, y: (bounds.height - layout.captionHeight) / 2)
    }

    /// Fills the window with the frame, around `center`, a point of the cell.
    func enlargeDevice(_ layout: GalleryLayout, around center: CGPoint) {
        let scale = layout.openScale(of: screenSize)
        setScale(scale)
        device.center = center
    }

    /// Shows the frame at `scale` points to the point of the screen, with a rim of one point of the gallery.
    private func setScale(_ scale: CGFloat) {
        device.transform = CGAffineTransform(scaleX: scale, y: scale)
        rim.layer.borderWidth = Self.rimOnBezel + 1 / max(scale, 0.01)
    }

    /// Whether the mouse is over it: its edge is then lighter.
    var isHovered = false {
        didSet {
            guard isHovered != oldValue else { return }
            let edge = isHovered ? GalleryStyle.hoveredEdge : GalleryStyle.bezelEdge
            device.layer.borderColor = edge.cgColor
            summary.textColor = isHovered ? GalleryStyle.title : GalleryStyle.text
        }
    }

    /// Plays the transition in the direction that is next, unless one runs.
    func play() { if !scene.isTransitioning { scene.play() } }
}
