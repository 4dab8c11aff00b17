import Motion

/// One menu, from the press that leads to it until it is gone: with a preview of the pressed view, or beside a control.
@MainActor final class MenuPresentation {
    /// The phase of a menu.
    enum Phase {
        /// The pressed view shrinks.
        case lifting
        /// It comes back, as the press was too short.
        case dropping
        /// It shows, or is on its way there.
        case open
        /// It goes back to its source.
        case closing
        /// The preview was tapped, and grows.
        case committing
        /// Nothing is left of it.
        case over
    }

    let interaction: UIContextMenuInteraction
    let configuration: UIContextMenuConfiguration
    let overlay: MenuOverlay
    let motion: MenuMotion
    private(set) weak var window: UIWindow?
    var phase = Phase.lifting
    /// The panels: that of the menu, and those of menus that were opened within it.
    var panels: [MenuPanelState] = []
    var touch: MenuTouch?
    /// The preview; nil beside a control.
    private(set) var card: ContextCard?
    private(set) var preview: UITargetedPreview?
    private(set) var controller: UIViewController?
    private var geometry: ContextGeometry?
    /// The view that the preview stands for, and its opacity before.
    private var hidden: (view: UIView, opacity: Float)?
    /// The animations of the app beside the coming and the going of the menu.
    private var beginning: ContextMenuAnimator?
    var ending: ContextMenuAnimator?
    let isCalm = UIAccessibility.isReduceMotionEnabled

    /// The menu of `configuration` in `window`.
    init(
        of interaction: UIContextMenuInteraction, showing configuration: UIContextMenuConfiguration,
        in window: UIWindow
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.window = window
        overlay = MenuOverlay(over: window, blurs: interaction.control == nil)
        motion = MenuMotion(in: window.layer.context)
        overlay.presentation = self
        motion.onFrame = { [weak self] in self?.show() }
    }

    var isLifting: Bool { phase == .lifting }
    var isOpen: Bool { phase == .open }

    /// The area in which preview and menu may lie, in points of the window.
    var area: CGRect {
        overlay.bounds.inset(by: overlay.safeAreaInsets).insetBy(dx: MenuLook.edge, dy: MenuLook.edge)
    }

    // MARK: The press

    /// Begins to shrink the pressed view; false where it cannot be shown.
    func lift() -> Bool {
        guard makeCard() else {
            end()
            return false
        }
        show()
        motion.move(.lift, to: 1, by: .menuClosing)
        return true
    }

    /// Takes back what the press has done.
    func drop() {
        guard card != nil else { return end() }
        phase = .dropping
        motion.move(.lift, to: 0, by: .menuClosing) { [weak self] in self?.end() }
    }

    private func makeCard() -> Bool {
        guard let window, let view = interaction.view else { return false }
        let found = interaction.delegate?.contextMenuInteraction(
            interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let preview = found ?? UITargetedPreview(view: view)
        window.addSubview(overlay)
        guard let source = preview.frame(in: overlay), source.width > 0, source.height > 0 else { return false }
        let card = ContextCard(preview)
        overlay.addSubview(card)
        hide(preview.view)
        self.preview = preview
        self.card = card
        geometry = ContextGeometry(source: source, size: preview.size, menu: nil, in: area)
        return true
    }

    // MARK: Opening

    /// Opens the menu, from where `former` of the same control is; without elements and a preview it ends.
    func open(after former: MotionState? = nil) {
        guard phase == .lifting, let window else { return }
        if interaction.control == nil, card == nil, !makeCard() { return end() }
        let menu = configuration.actionProvider?([])
        if card != nil { controller = configuration.previewProvider?() }
        guard menu != nil || card != nil else { return end() }
        OpenMenu.of(window.layer.context).dismissOthers(than: self)
        if overlay.superview == nil { window.addSubview(overlay) }
        phase = .open
        if let menu { addPanel([menu], selector: interaction.selector(of: menu), over: nil) }
        announce()
        controller?.beginAppearanceTransition(true, animated: true)
        if let controller { card?.take(controller.view, size: pageSize(of: controller)) }
        arrange()
        if card != nil { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
        motion.move(.lift, to: 0, by: .menuOpening)
        if let former { motion.set(.open, to: former.position) }
        moveToOpen(velocity: former?.velocity)
    }

    /// Moves everything to where it is open.
    func moveToOpen(velocity: Double? = nil) {
        motion.move(.open, to: 1, by: .menuOpening, velocity: velocity) { [weak self] in
            self?.controller?.endAppearanceTransition()
            self?.finishBeginning()
        }
    }

    /// Calls the completions that the delegate has added to the coming of the menu.
    func finishBeginning() {
        beginning?.finish()
        beginning = nil
    }

    /// Tells the delegate that the menu comes.
    func announce() {
        let animator = ContextMenuAnimator(controller)
        interaction.menuWillOpen()
        interaction.delegate?.contextMenuInteraction(
            interaction, willDisplayMenuFor: configuration, animator: animator)
        animator.start()
        beginning = animator
    }

    /// The size of the controller's view: that which it prefers, as far as there is room.
    private func pageSize(of controller: UIViewController) -> CGSize {
        controller.loadViewIfNeeded()
        let wanted = controller.preferredContentSize
        let area = area
        let menu = panels.first.map { $0.view.height(width: menuWidth) } ?? 0
        let room = max(area.height / 3, area.height - min(menu, area.height * 0.6) - 2 * MenuLook.gap)
        return CGSize(
            width: wanted.width > 0 ? wanted.width : area.width, height: wanted.height > 0 ? wanted.height : room)
    }

    var menuWidth: CGFloat { MenuLook.width(in: area.width, for: overlay.traitCollection) }

    /// Puts everything to its place on the screen as it is now.
    func arrange() {
        guard phase == .open || phase == .closing else { return }
        let size = panels.first.map { CGSize(width: menuWidth, height: $0.view.height(width: menuWidth)) }
        if let preview, card != nil {
            let source = preview.frame(in: overlay) ?? geometry?.source ?? .zero
            let shown = controller.map(pageSize) ?? preview.size.grown(within: area.width)
            geometry = ContextGeometry(source: source, size: shown, menu: size, in: area)
            if let place = geometry?.menu { panels.first?.view.place(place) }
        } else if let view = interaction.view, let size {
            let source = overlay.convert(view.bounds, from: view)
            let attachment = interaction.control?.menuAttachmentPoint(for: configuration)
            let x = attachment.map { overlay.convert($0, from: view).x } ?? source.midX
            let place = MenuPlacement(beside: source, size: size, in: area, attachment: x)
            panels.first?.view.place(place)
        }
        for index in panels.indices.dropFirst() { placePanel(index) }
        show()
    }

    // MARK: Frames

    /// Shows everything as the motion has it.
    func show() {
        guard phase != .over else { return }
        let open = CGFloat(motion.value(.open))
        let fullness = CGFloat(motion.value(.commit))
        let offset = CGPoint(x: motion.value(.offsetX), y: motion.value(.offsetY))
        overlay.show(card == nil ? 0 : open * (1 - fullness))
        if let card, let geometry {
            let lift = CGFloat(motion.value(.lift))
            var frame = geometry.frame(open: isCalm ? (open > 0 ? 1 : 0) : open, shrink: lift)
            let screen = overlay.bounds
            frame = CGRect(
                x: frame.minX + (screen.minX - frame.minX) * fullness + offset.x * (1 - fullness),
                y: frame.minY + (screen.minY - frame.minY) * fullness + offset.y * (1 - fullness),
                width: frame.width + (screen.width - frame.width) * fullness,
                height: frame.height + (screen.height - frame.height) * fullness)
            card.show(frame, open: open, lift: lift, fullness: fullness)
            if isCalm || !hasDestination {
                card.alpha = min(1, max(0, phase == .lifting || phase == .dropping ? 1 : open))
            }
        }
        showPanels(open * (1 - min(1, 2 * fullness)) * (1 - 0.4 * pull), offset: offset)
    }

    /// Whether the preview has a place to go back to.
    private var hasDestination: Bool { preview?.frame(in: overlay) != nil }

    // MARK: The source

    private func hide(_ view: UIView) {
        hidden = (view, view.layer.opacity)
        UIView.performWithoutAnimation { view.alpha = 0 }
    }

    /// Shows in the preview what the pressed view looks like now.
    func updatePicture() {
        guard let card, let (view, opacity) = hidden, view.window != nil else { return }
        UIView.performWithoutAnimation {
            view.alpha = CGFloat(opacity)
            card.takePicture(of: view)
            view.alpha = 0
        }
    }

    /// Shows the pressed view again, unless the app has changed its opacity meanwhile.
    func unhide() {
        guard let (view, opacity) = hidden else { return }
        hidden = nil
        UIView.performWithoutAnimation { if view.alpha == 0 { view.alpha = CGFloat(opacity) } }
    }

    /// Takes the preview to which the menu goes from the delegate.
    func findDestination() {
        guard card != nil else { return }
        let found = interaction.delegate?.contextMenuInteraction(
            interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        if let found {
            if found.view !== hidden?.view {
                unhide()
                hide(found.view)
            }
            preview = found
        }
        if let source = preview?.frame(in: overlay) { geometry?.source = source }
    }

    /// Ends what belongs to `view`, which has left the window: the menu, or the hiding of the pressed view.
    func viewLeft(_ view: UIView) {
        if let hidden, hidden.view.isDescendant(of: view) { unhide() }
        guard phase != .over, let own = interaction.view, own.isDescendant(of: view) || view === overlay
        else { return }
        // A menu that closes already fades out over the screen without its source.
        if phase != .closing || view === overlay { end() }
    }
}

extension CGSize {
    /// The part by which a lifted view is larger than before.
    private static let growth: CGFloat = 0.05

    /// The size of a lifted view, not wider than `width`.
    fileprivate func grown(within width: CGFloat) -> CGSize {
        guard self.width > 0 else { return self }
        let scale = max(1, min(1 + Self.growth, width / self.width))
        return CGSize(width: self.width * scale, height: height * scale)
    }
}
