/// The preview of a context menu: a picture of the view that was pressed, or the view of a controller that grows out of it.
final class ContextCard: UIView {
    private let parameters: UIPreviewParameters
    private let natural: CGSize
    private let sourceRadius: CGFloat
    private let clip = UIView()
    private var picture = UIView()
    private let pageHolder = UIView()
    private var page: UIView?
    /// The size of the controller's view, and its scale in the open card.
    private var pageSize = CGSize.zero
    private var pageScale: CGFloat = 1

    /// The radius of the corners of an open preview, in points, and the opacity of its shadow.
    private static let radius: CGFloat = 13
    private static let shadowOpacity: Float = 0.25
    /// The part of the way over which the picture gives way to the controller's view.
    private static let fade: CGFloat = 0.5

    /// A card that shows what `preview` shows now.
    init(_ preview: UITargetedPreview) {
        parameters = preview.parameters
        natural = preview.size
        sourceRadius = preview.view.layer.cornerRadius
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isOpaque = false
        clip.clipsToBounds = true
        clip.isOpaque = false
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowRadius = 24
        pageHolder.isHidden = true
        addSubview(clip)
        clip.addSubview(pageHolder)
        takePicture(of: preview.view)
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    private var hasPage: Bool { page != nil }

    /// Takes a picture of `view` as it is now, in place of the one before.
    func takePicture(of view: UIView) {
        let former = picture
        picture = view.snapshotView(afterScreenUpdates: true) ?? UIView()
        picture.alpha = former.alpha
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            picture.layer.mask = mask
        }
        former.removeFromSuperview()
        clip.insertSubview(picture, belowSubview: pageHolder)
        place(picture, natural)
    }

    /// Shows `view` as large as `size` in the open card.
    func take(_ view: UIView, size: CGSize) {
        page = view
        pageSize = size
        view.frame = CGRect(origin: .zero, size: size)
        pageHolder.bounds.size = size
        pageHolder.isHidden = false
        pageHolder.addSubview(view)
    }

    /// Puts a picture in place of the controller's view, which goes elsewhere.
    func freeze() {
        guard let view = page else { return }
        let frozen = view.snapshotView(afterScreenUpdates: true) ?? UIView()
        frozen.frame = view.frame
        view.removeFromSuperview()
        pageHolder.addSubview(frozen)
        page = frozen
    }

    /// Shows the card in `frame`, `open` of the way to where it is open, while it is pressed by `lift`; both 0 to 1. `fullness` is the
    /// way from there to the whole screen.
    func show(_ frame: CGRect, open: CGFloat, lift: CGFloat, fullness: CGFloat) {
        let way = min(1, max(0, open))
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
        clip.frame = bounds
        place(picture, natural)
        let raised = max(way, min(1, max(0, lift)))
        let color = parameters.visiblePath == nil || hasPage ? parameters.backgroundColor : nil
        clip.backgroundColor = color?.withAlphaComponent(raised * (color?.cgColor.alpha ?? 1))
        let end = hasPage || parameters.visiblePath == nil ? max(Self.radius, sourceRadius) : 0
        let radius = (sourceRadius + (end - sourceRadius) * raised) * (1 - min(1, max(0, fullness)))
        clip.layer.cornerRadius = min(radius, min(frame.width, frame.height) / 2)
        if hasPage {
            layOutPage(fullness: fullness)
            picture.alpha = max(0, 1 - way / Self.fade)
            pageHolder.alpha = min(1, way / Self.fade)
        }
        layer.shadowOpacity = Self.shadowOpacity * Float(way * (1 - min(1, max(0, fullness))))
        layer.shadowPath = shadow(in: frame.size)
    }

    /// Scales the controller's view to the card; one that grows to the whole screen is laid out anew, and not scaled there.
    private func layOutPage(fullness: CGFloat) {
        guard let page else { return }
        if fullness == 0 {
            place(pageHolder, pageSize)
            pageScale = max(0.01, bounds.width / max(1, pageSize.width))
            return
        }
        let scale = pageScale + (1 - pageScale) * min(1, fullness)
        place(pageHolder, CGSize(width: bounds.width / scale, height: bounds.height / scale))
        page.frame = pageHolder.bounds
        page.layoutIfNeeded()
    }

    /// Scales `view`, whose size is `size`, to the card's width, with their middles together; one that is lower covers the height.
    private func place(_ view: UIView, _ size: CGSize) {
        guard size.width > 0, size.height > 0 else { return }
        view.bounds.size = size
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let scale = max(bounds.width / size.width, hasPage ? bounds.height / size.height : 0)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    private func shadow(in size: CGSize) -> CGPath {
        guard !hasPage, let path = parameters.shadowPath ?? parameters.visiblePath, natural.width > 0 else {
            return UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: clip.layer.cornerRadius)
                .cgPath
        }
        let scaled = UIBezierPath(cgPath: path.cgPath)
        scaled.apply(CGAffineTransform(scaleX: size.width / natural.width, y: size.height / natural.height))
        return scaled.cgPath
    }
}
