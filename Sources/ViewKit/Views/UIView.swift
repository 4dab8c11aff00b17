/// A rectangle on the screen that lays out its subviews, draws, and takes touches.
///
/// Geometry is in points with y down. A view is the delegate of its layer, which keeps most of its properties; inside an
/// animation block their changes animate.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
    /// The class of the view's layer, a `CALayer` class; others count as `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether `draw(_:)` may be overridden, so that it has to be called.
    class var mayDraw: Bool { self != UIView.self }
    /// Whether the class may do something when the safe area changes.
    class var hearsOfSafeArea: Bool { self != UIView.self }

    /// The layer that draws the view; its delegate is the view.
    public final let layer: CALayer
    /// A number for the owner's use; 0 by default.
    open var tag = 0
    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true
    /// Whether the view gets further touches while it has one; false by default.
    open var isMultipleTouchEnabled = false
    /// Whether the view keeps other views of the window from getting touches while it has one, and gets none while they
    /// have; false by default.
    open var isExclusiveTouch = false
    /// Whether subviews follow changes of the bounds as their `autoresizingMask` says.
    open var autoresizesSubviews = true
    /// The parts of the view's frame that follow its superview's size.
    open var autoresizingMask: AutoresizingMask = [] { didSet { autoresizingMaskDidChange() } }

    /// The subviews; nil before the first one.
    final var childList: SiblingList<UIView>?
    /// The neighbours among the subviews of the superview.
    package final var siblingLinks = SiblingLinks<UIView>()
    final weak var parent: UIView?
    /// The view that this one masks.
    final weak var maskedView: UIView?
    final var maskView: UIView?
    final var recognizers: [UIGestureRecognizer] = []
    final var interactionList: [any UIInteraction] = []
    final var ownTintColor: UIColor?
    final var ownTintMode = TintAdjustmentMode.automatic
    /// The traits that were announced last, in which dynamic colours are resolved.
    final var currentTraits: UITraitCollection
    /// The overrides of traits, and the handlers for changes; nil without any.
    final var traitSettings: TraitSettings?
    /// The background where it follows the traits.
    final var dynamicBackground: UIColor?
    /// The insets, in points, that `layoutMargins` adds to the safe area.
    final var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    final var mode = ContentMode.scaleToFill
    /// The view controller whose root view this is: called for layout, and next in the responder chain.
    final weak var owner: (any ViewOwner)?
    /// The number of running animations that keep touches away.
    final var blockingAnimations = 0
    /// The number of running animations that let touches find the view where it shows, not where its model is.
    final var movingAnimations = 0
    /// The safe area that was announced last.
    final var toldSafeArea = UIEdgeInsets.zero
    /// Whether the next layout announces the safe area, which the view's place or size has changed.
    final var awaitsSafeArea = false
    /// The part in Auto Layout; nil for views without constraints.
    final var constraintState: ConstraintState?
    /// Whether `contentScaleFactor` was set, and does not follow the screen's.
    final var hasOwnScale = false
    /// Set when drawing reached `UIView.draw(_:)`, which draws nothing.
    final var reachedPlainDrawing = false

    /// A view with that frame, in its superview's coordinates.
    public init(frame: CGRect) {
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(layer: NSNull())
        currentTraits = .ofScreen(layer.context)
        super.init()
        layer.delegate = self
        layer.frame = frame
        prepareLayer()
    }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        guard coder is KeylessCoder else { return nil }
        layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(layer: NSNull())
        currentTraits = .ofScreen(layer.context)
        super.init()
        layer.delegate = self
        prepareLayer()
        finishDecoding(from: coder, as: UIView.self)
    }

    /// A view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// The smallest upright rectangle around the view, in its superview's coordinates; undefined under a transform.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The view's own coordinate space, whose size is the view's. Changing it keeps the centre.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the view's anchor point, usually its centre, in its superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// The affine transform of the view about its anchor point; the identity where `transform3D` is not affine.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    /// The transform of the view about its anchor point, in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Pixels to a point of what the view draws; the screen's by default.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            hasOwnScale = true
            setContentScale(newValue)
        }
    }

    /// The opacity of the view and its subviews, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }

    /// Whether the view and its subviews are hidden, for drawing and for touches.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Resolves anew what was made of dynamic colours; for our own controls.
    func colorAppearanceDidChange() {}

    /// Whether what the view draws has the tint colour, as `UIColor.tintColor`.
    var drawsTintColor: Bool { false }
    /// Called when the preferred size of text has changed; for our own views.
    func contentSizeCategoryDidChange() {}

    /// The colour that fills the bounds; nil, the default, for none. A dynamic one follows the traits.
    open var backgroundColor: UIColor? {
        get { shownBackground }
        set {
            let change = KeyValueObservers.begin("backgroundColor", of: self)
            setBackground(newValue)
            change?.end()
        }
    }

    /// A promise that the view covers its bounds; true by default.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The scaling and position of the view's own picture in its bounds.
    open var contentMode: ContentMode {
        get { mode }
        set { setContentMode(newValue) }
    }

    /// The colour of interactive and selected content; the superview's where none was set.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether tint colours are dimmed in this view and those in it; as around it, at last normal, where it was set to
    /// `.automatic`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { shownTintMode }
        set { setTintMode(newValue) }
    }

    /// Called when the tint colour has changed, here or in a superview.
    open func tintColorDidChange() {}
    /// The traits of the view; outside of windows those that it had last, at first those of the screen.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called when the traits have changed, after colours were resolved anew.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The appearance of the view and what lies in it; unspecified, the default, for that of what lies around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitSettings?.style ?? .unspecified }
        set { setStyle(newValue) }
    }

    /// The window that the view is in.
    open var window: UIWindow? { parent?.window }

    /// Puts `view` above all other subviews, taking it out of where it was.
    open func addSubview(_ view: UIView) { insert(view, at: .index(.max)) }

    /// Puts `view` at `index` of the subviews, limited to their number.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Puts `view` just above `siblingSubview`; on top where that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: true)
    }

    /// Puts `view` just below `siblingSubview`; on top where that is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: false)
    }

    /// Moves the subview `view` to the top; nothing happens where it is no subview.
    open func bringSubviewToFront(_ view: UIView) {
        if view.parent === self { reorder(view, to: .index(.max)) }
    }

    /// Moves the subview `view` to the bottom; nothing happens where it is no subview.
    open func sendSubviewToBack(_ view: UIView) {
        if view.parent === self { reorder(view, to: .index(0)) }
    }

    /// Takes the view out of its superview; its animations end, unfinished, as it leaves the window.
    open func removeFromSuperview() { detach() }

    /// Called before the view moves into `newSuperview`, or out of its own where that is nil.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the view moves into `newWindow`, or out of its own where that is nil.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed.
    open func didMoveToWindow() {}
    /// Called when `subview` was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Marks the view for `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now the views that are marked, from the topmost marked ancestor on, after constraints were solved.
    open func layoutIfNeeded() {
        layer.layoutIfNeeded()
        guard constraintState != nil else { return }
        // A layout may change constraints that a view above needs; the bound ends what would never come to rest.
        for _ in 0..<8 where layoutHost.constraintState?.engine?.needsUpdate == true { layer.layoutIfNeeded() }
    }
    /// Positions the subviews; by default those that constraints determine.
    open func layoutSubviews() { layoutSubviewsByDefault() }

    /// Whether the class is laid out by constraints even where none mentions the view; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Updates the view's constraints before a layout; overriders call super last.
    open func updateConstraints() {}
    /// Marks the content to be measured anew by the next layout.
    open func invalidateIntrinsicContentSize() {
        (parent?.parent as? UITableViewCell)?.contentSizeDidChange(of: self)
        guard let rectangle = constraintState?.rectangle else { return }
        rectangle.engine?.contentDidChange(of: rectangle)
        (parent as? UIStackView)?.childContentSizeDidChange()
    }
    /// The distances from the frame's edges to those that constraints align; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints align for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.outset(by: -1, alignmentRectInsets) }
    /// The frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.outset(by: 1, alignmentRectInsets)
    }
    /// The view whose first baseline is the view's; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is the view's; the view itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// The size nearest to `targetSize` that the constraints in the view allow, in points, on whole pixels.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// The same, with the ranks of the target's width and height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

    /// The height of content that wraps at a width; nil where it does not wrap.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// The distances of the first baseline from the top, and of the last one from the bottom.
    var baselineOffsets: BaselineOffsets { BaselineOffsets() }

    /// The size, in points, that suits the view within `size`; the present one by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The rank at which views of the class resist growing beyond their content.
    var defaultContentHugging: ContentPriorities { ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow) }

    /// The size that suits the content, `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The insets of the bounds that the screen's edges and the controllers' bars cover, in points; zero outside
    /// windows.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsByDefault }

    /// The safe area of `subview`, where its edges do not decide about it; nil by default.
    func safeArea(of subview: UIView) -> UIEdgeInsets? { nil }

    /// Called when `layoutMargins` have changed, also with the safe area.
    open func layoutMarginsDidChange() {}
    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// Draws the view's own picture into the current context, in the view's coordinates; nothing by default.
    ///
    /// Called before a frame after `setNeedsDisplay()`, and for a view that has not been drawn yet. All of the bounds is
    /// drawn at once: `rect` is the bounds.
    open func draw(_ rect: CGRect) { reachedPlainDrawing = true }

    /// Marks the view to be drawn before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// The view's controller where it is one's root view, otherwise the superview.
    open override var next: UIResponder? { owner ?? parent }

    /// The deepest view at `point`, in this view's coordinates; nil outside and where touches are disabled.
    ///
    /// Hidden views, views with an alpha below 0.01 and those that animate without `.allowUserInteraction` take none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestByDefault(point, with: event)
    }

    /// Whether `point`, in this view's coordinates, lies within the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognizers of gestures here and in the subviews; nil without any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Attaches `gestureRecognizer`, taking it off another view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Takes `gestureRecognizer` off; a gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer of this view, or of one above it, may begin with a touch in this view; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The action for a change of the layer's `event`: an animation inside an animation block, otherwise none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(forKey: event) ?? Self.noAction
    }

    /// Lays out the subviews, with the view controller called before and after.
    open func layoutSublayers(of layer: CALayer) {
        CurrentTraits.with(self) {
            announcingSafeArea {
                owner?.viewReachesLayout()
                beginConstraintLayout()
                owner?.viewWillLayoutSubviews()
                layoutSubviews()
                owner?.viewDidLayoutSubviews()
                endConstraintLayout()
                owner?.viewWasLaidOut()
            }
        }
    }

    /// Sets the layer's contents without drawing; nothing by default.
    open func display(_ layer: CALayer) {}

    /// Draws through `draw(_:)` with `ctx` as the current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(in: ctx) }
}

extension UIView: SiblingNode {}
