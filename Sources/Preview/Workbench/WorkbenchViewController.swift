import ViewKit

/// The panels around the screen of a window, with the ground between them, which leaves the screen free.
final class WorkbenchViewController: UIViewController {
    /// Called with the panel whose tab was chosen.
    var onSelect: (WorkbenchPanel) -> Void = { _ in }
    /// Called while the edge of a panel is dragged, with its new length in points.
    var onResize: (WorkbenchPanel, Double) -> Void = { _, _ in }
    /// The frame that is outlined on the screen; nil for none.
    var outline: CGRect? { didSet { if outline != oldValue { view.setNeedsLayout() } } }
    private let outlineView = OutlineView(frame: .zero)
    private let panels: [WorkbenchPanel: UIViewController]
    private let tabs = UISegmentedControl(items: [])
    private let ground = (0..<4).map { _ in UIView() }
    private let dividers: [WorkbenchPanel: PanelDivider]
    private var shown: [WorkbenchPanel] = []
    private var layout = WorkbenchLayout([], front: .timeline, lengths: .init(), in: nil)
    /// The screen's frame.
    private var picture = CGRect.zero

    init(_ panels: [WorkbenchPanel: UIViewController]) {
        self.panels = panels
        dividers = panels.keys.reduce(into: [:]) { $0[$1] = PanelDivider(isVertical: $1 == .tuning) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in ground {
            part.backgroundColor = WorkbenchStyle.ground
            view.addSubview(part)
        }
        view.addSubview(outlineView)
        tabs.backgroundColor = WorkbenchStyle.background
        tabs.addAction(UIAction { [unowned self] _ in selectTab() }, for: .valueChanged)
        for (panel, divider) in dividers {
            divider.onDrag = { [unowned self] in resize(panel, to: $0) }
        }
    }

    /// Places the panels by `layout`, around the screen at `picture`; `open` are those with a tab.
    func show(_ layout: WorkbenchLayout, open: Set<WorkbenchPanel>, picture: CGRect) {
        self.layout = layout
        self.picture = picture
        loadViewIfNeeded()
        let next = WorkbenchPanel.allCases.filter { layout.frames[$0] != nil }
        for panel in shown where !next.contains(panel) { remove(panel) }
        for panel in next where !shown.contains(panel) { insert(panel) }
        shown = next
        showTabs(WorkbenchPanel.allCases.filter(open.contains))
        view.setNeedsLayout()
    }

    private func insert(_ panel: WorkbenchPanel) {
        guard let controller = panels[panel], let divider = dividers[panel] else { return }
        addChild(controller)
        view.addSubview(controller.view)
        view.addSubview(divider)
        controller.didMove(toParent: self)
    }

    private func remove(_ panel: WorkbenchPanel) {
        guard let controller = panels[panel], let divider = dividers[panel] else { return }
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        divider.removeFromSuperview()
        controller.removeFromParent()
    }

    private func showTabs(_ open: [WorkbenchPanel]) {
        guard layout.tabs != nil else { return tabs.removeFromSuperview() }
        if tabs.superview == nil { view.addSubview(tabs) }
        tabs.removeAllSegments()
        for (index, panel) in open.enumerated() {
            tabs.insertSegment(withTitle: panel.title, at: index, animated: false)
            if layout.frames[panel] != nil { tabs.selectedSegmentIndex = index }
        }
        tabPanels = open
    }

    /// The panels of the tabs.
    private var tabPanels: [WorkbenchPanel] = []

    private func selectTab() {
        guard tabPanels.indices.contains(tabs.selectedSegmentIndex) else { return }
        onSelect(tabPanels[tabs.selectedSegmentIndex])
    }

    private func resize(_ panel: WorkbenchPanel, to point: CGPoint) {
        switch panel {
        case .timeline: onResize(panel, view.bounds.height - point.y)
        case .tuning: onResize(panel, view.bounds.width - point.x)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (panel, frame) in layout.frames {
            panels[panel]?.viewIfLoaded?.frame = frame
            dividers[panel]?.isHidden = layout.isSheet
            dividers[panel]?.place(atEdgeOf: frame)
        }
        if let frame = layout.tabs { tabs.frame = frame.insetBy(dx: WorkbenchStyle.margin, dy: 6) }
        layOutGround()
        let shownOutline = outline.map { $0.intersection(picture) }
        outlineView.isHidden = shownOutline.map { $0.isEmpty } ?? true
        if let shownOutline, !shownOutline.isEmpty { outlineView.frame = shownOutline }
    }

    /// Lays the ground around the screen, as far as no panel is there.
    private func layOutGround() {
        let size = view.bounds.size
        let area = CGRect(x: 0, y: 0, width: size.width - layout.right, height: size.height - layout.bottom)
        let screen = picture.intersection(area)
        let edges = [
            CGRect(x: 0, y: 0, width: area.width, height: screen.minY),
            CGRect(x: 0, y: screen.maxY, width: area.width, height: area.height - screen.maxY),
            CGRect(x: 0, y: screen.minY, width: screen.minX, height: screen.height),
            CGRect(x: screen.maxX, y: screen.minY, width: area.width - screen.maxX, height: screen.height),
        ]
        for (part, frame) in zip(ground, edges) {
            part.isHidden = shown.isEmpty || frame.width <= 0 || frame.height <= 0
            if !part.isHidden { part.frame = frame }
        }
    }
}
