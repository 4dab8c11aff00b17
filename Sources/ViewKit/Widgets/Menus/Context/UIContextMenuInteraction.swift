/// Shows the menu of a view that is pressed for half a second, with a preview of it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The look of a menu.
    public enum Appearance: Int, Sendable {
        /// No menu shows.
        case unknown
        /// With a preview, over what is blurred.
        case rich
        /// The menu alone.
        case compact
    }

    private final weak var owner: (any UIContextMenuInteractionDelegate)?
    private final weak var attachedView: UIView?
    private final lazy var press = MenuPressGestureRecognizer(of: self)
    /// The menu that shows, or the press that leads to it; nil without one.
    final weak var presentation: MenuPresentation?
    /// The control whose menu it is, which shows without a preview; nil for others.
    final weak var control: UIControl?

    /// An interaction that asks `delegate`, which it does not keep alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        owner = delegate
        super.init()
    }

    /// Provides the menus; a weak reference.
    open var delegate: (any UIContextMenuInteractionDelegate)? { owner }

    /// The view whose menus are shown; nil before the interaction was added to one.
    open var view: UIView? { attachedView }

    /// The look of the menu that shows.
    open var menuAppearance: Appearance {
        guard presentation?.isOpen == true else { return .unknown }
        return control == nil ? .rich : .compact
    }

    /// Ends the menu that shows, and takes the press off the former view.
    open func willMove(to view: UIView?) {
        presentation?.end()
        attachedView?.removeGestureRecognizer(press)
    }

    /// Follows presses on `view`.
    open func didMove(to view: UIView?) {
        attachedView = view
        view?.addGestureRecognizer(press)
    }

    /// The place of the press, in coordinates of `view`; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Exchanges the menu that shows, and each that was opened within it, for what `block` makes of it; the elements that
    /// are the same in both keep their state. Nothing happens where no menu shows.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.updatePanels(block) }

    /// Closes the menu that shows.
    open func dismissMenu() { presentation?.dismiss() }

    // MARK: The press

    /// Opens the menu now: under the finger that is down, or without one.
    final func openNow() {
        press.open()
        if press.state == .possible, let view { open(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) }
    }

    /// Begins to shrink the pressed view; whether there may be a menu.
    final func lift() -> Bool {
        guard let view, control == nil else { return control?.isEnabled ?? false }
        if presentation?.phase == .dropping { presentation?.end() }
        guard presentation == nil, let made = makePresentation(at: press.location(in: view)) else { return false }
        return made.lift()
    }

    private func makePresentation(at location: CGPoint) -> MenuPresentation? {
        guard let view, let window = view.window, !OpenMenu.of(window.layer.context).hasLift else { return nil }
        control?.send(.menuActionTriggered, nil)
        let found = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        guard let found else { return nil }
        let made = MenuPresentation(of: self, showing: found, in: window)
        presentation = made
        OpenMenu.of(window.layer.context).add(made)
        return made
    }

    private func open(at location: CGPoint) {
        if presentation?.isLifting == true { return presentation?.open() ?? () }
        let former = presentation.map { $0.motion.state(.open) }
        presentation?.end()
        makePresentation(at: location)?.open(after: control == nil ? nil : former)
    }

    /// Ends a press that has not opened the menu.
    final func pressEndedEarly() { if presentation?.isLifting == true { presentation?.drop() } }

    final func handle(_ press: MenuPressGestureRecognizer) {
        let point = press.location(in: nil)
        switch press.state {
        case .began:
            open(at: press.location(in: view))
            presentation?.touchBegan(at: point, opens: true)
        case .changed: presentation?.touchMoved(to: point)
        case .ended: presentation?.touchEnded(velocity: .zero)
        case .cancelled: presentation?.touchCancelled()
        case .possible, .failed: break
        }
    }
}
