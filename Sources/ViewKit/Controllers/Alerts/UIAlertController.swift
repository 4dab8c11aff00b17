/// A message with buttons in the middle of the screen.
///
/// On a tablet, in a regular width, an action sheet is a popover: its `popoverPresentationController` needs a source.
/// It dims what is beneath, which stays. A tap on a button dismisses it, and then calls the button's action.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The kind of an alert.
    public enum Style: Int, Sendable {
        /// A choice of what to do; a tap outside of it cancels.
        case actionSheet
        /// A message.
        case alert
    }

    /// The kind of the alert.
    public private(set) final var preferredStyle = Style.actionSheet
    /// The actions, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []
    /// The text fields of an alert, in the order in which they were added; nil without any.
    public private(set) final var textFields: [UITextField]?
    private final let transitions = AlertTransitions()
    /// Whether a button was tapped since the alert was presented.
    private final var hasChosen = false
    private final var panel: AlertPanel?
    /// Whether the alert stands in a popover, which has no button of the cancel action.
    final var isPopover = false { didSet { if isPopover != oldValue { contentChanged() } } }

    /// The text in bold letters; nil for none.
    open override var title: String? { didSet { contentChanged() } }
    /// The text below the title; nil for none.
    open var message: String? { didSet { contentChanged() } }
    /// The action of an alert whose button is bold, and that Return in the last text field runs; nil, the default, for none.
    /// It has to be one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(preferredAction) {
                self.preferredAction = nil
                report("its preferredAction is none of its actions. Call addAction(_:) with it first.")
            }
            contentChanged()
        }
    }

    /// An alert without a style, which is an action sheet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .popover
        transitioningDelegate = transitions
    }

    /// An alert with these texts, and without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        if preferredStyle == .alert { modalPresentationStyle = .custom }
        self.title = title
        self.message = message
    }

    /// Archives do not exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// Adds a button for `action`. A second one of the style `.cancel` is left out and reported.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return report("it has a cancel action already; another one was left out. Give that another style.")
        }
        actions.append(action)
        action.onChange = { [weak self] in self?.panel?.refresh() }
        contentChanged()
    }

    /// Adds a text field, which `configurationHandler` sets up. An action sheet has none, and reports it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return report("an action sheet has no text fields. Make it with the preferredStyle .alert.")
        }
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.addTarget(self, action: UIAlertController.leaveByReturn(_:), for: .editingDidEndOnExit)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        view.isOpaque = false
        makePanel()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasChosen = false
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel?.frame = view.bounds
    }

    /// Goes to the next text field or, from the last one, runs the preferred action or the only one that does not cancel.
    private func leaveByReturn(_ field: UITextField) {
        guard let fields = textFields, let index = fields.firstIndex(of: field) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = actions.filter { $0.style != .cancel }
        if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
    }

    /// Dismisses the alert and runs `action`, unless it is disabled or another one was chosen.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !hasChosen, presentingViewController != nil else { return }
        hasChosen = true
        dismiss(animated: true) { action.run() }
    }

    /// Dismisses the alert as its cancel action does, which runs where it is enabled.
    final func cancel() {
        if let cancelAction, cancelAction.isEnabled { return choose(cancelAction) }
        if !hasChosen { dismiss(animated: true) }
    }

    // MARK: The panel

    private func contentChanged() {
        guard isViewLoaded else { return }
        makePanel()
        ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    private func makePanel() {
        let former = panel
        let header = AlertHeader(title: title, message: message, fields: textFields ?? [])
        let cancel = cancelAction
        var ordered = actions.filter { $0 !== cancel }
        if let cancel, !isPopover { ordered.append(cancel) }
        let bold = preferredAction ?? cancel
        let panel = AlertPanel(
            header, ordered.map { button($0, isBold: $0 === bold) }, mayHaveRow: !isPopover)
        if isPopover { panel.backgroundColor = nil }
        view.addSubview(panel)
        panel.takeFields()
        former?.removeFromSuperview()
        self.panel = panel
        view.setNeedsLayout()
    }

    private func button(_ action: UIAlertAction, isBold: Bool) -> AlertButton {
        let button = AlertButton(action, isBold: isBold)
        button.addTarget(self, action: UIAlertController.buttonTapped(_:), for: .touchUpInside)
        return button
    }

    private func buttonTapped(_ button: AlertButton) { choose(button.action) }

    /// The height of the panel at `width`, at most `limit`.
    final func height(width: CGFloat, limit: CGFloat) -> CGFloat {
        loadViewIfNeeded()
        return min(limit, panel?.height(width: width) ?? 0)
    }
}
