/// The rows of a menu below each other, with a line between two groups.
final class MenuRows: UIView {
    /// The rows and tiles, from the top.
    private(set) var targets: [MenuTarget] = []
    /// The row at the top that leads back to the menu around; nil in the first menu.
    private(set) var header: MenuHeader?
    /// The views from the top, each row of tiles together; the gap is the height above in which a line is, in points.
    private var lines: [(views: [UIView], gap: CGFloat)] = []
    /// The lines in the gaps, from the top.
    private var separators: [UIView] = []

    /// Rows for `contents` below `title`; `header` is a menu within a menu.
    init(_ contents: MenuContents, title: String, isSubmenu: Bool) {
        super.init(frame: .zero)
        isOpaque = false
        if isSubmenu {
            let header = MenuHeader(title, leadsBack: true)
            self.header = header
            add([header], gap: 0)
        } else if !title.isEmpty {
            add([MenuHeader(title, leadsBack: false)], gap: 0)
        }
        for (index, group) in contents.groups.enumerated() { add(group, isFirst: index == 0) }
        let hasMarks = targets.contains { ($0 as? MenuRow)?.showsMark == true }
        let hasImages = targets.contains { ($0 as? MenuRow)?.showsImage == true }
        for case let row as MenuRow in targets {
            row.hasMarks = hasMarks || contents.hasSelector
            row.hasImages = hasImages
        }
    }

    required init?(coder: NSCoder) { nil }

    override class var mayDraw: Bool { false }

    private func add(_ group: MenuContents.Group, isFirst: Bool) {
        var gap = isFirst ? 0 : MenuLook.groupGap
        if let title = group.title {
            add([MenuHeader(title, leadsBack: false)], gap: gap)
            gap = 0
        }
        for item in group.items {
            switch item {
            case .action(let action): add([MenuRow(action, selector: group.selector)], gap: gap)
            case .menu(let menu): add([MenuRow(menu, selector: group.selector)], gap: gap)
            case .waiting: add([MenuRow(nil, selector: nil)], gap: gap)
            case .strip(let actions, let hasTitles):
                add(actions.map { MenuTile($0, selector: group.selector, hasTitle: hasTitles) }, gap: gap)
            }
            gap = 0
        }
    }

    private func add(_ views: [UIView], gap: CGFloat) {
        lines.append((views, gap))
        for view in views {
            addSubview(view)
            if let target = view as? MenuTarget { targets.append(target) }
        }
        guard gap > 0 else { return }
        let separator = UIView()
        separator.isUserInteractionEnabled = false
        separator.backgroundColor = .separator
        separators.append(separator)
        addSubview(separator)
    }

    /// The height at `width`, in points.
    func height(width: CGFloat) -> CGFloat {
        lines.reduce(0) { $0 + $1.gap + height(of: $1.views, width: width) }
    }

    private func height(of views: [UIView], width: CGFloat) -> CGFloat {
        let width = width / CGFloat(max(1, views.count))
        return views.map { ($0 as? MenuTarget)?.height(width: width) ?? ($0 as? MenuHeader)?.height ?? 0 }.max() ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(1, contentScaleFactor)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = min(MenuLook.margin, bounds.width / 2)
        var separators = separators[...]
        var y: CGFloat = 0
        for line in lines {
            if line.gap > 0 {
                separators.popFirst()?.frame = CGRect(
                    x: inset, y: y + line.gap / 2, width: bounds.width - 2 * inset, height: hairline)
            }
            y += line.gap
            let height = height(of: line.views, width: bounds.width)
            let width = bounds.width / CGFloat(max(1, line.views.count))
            for (column, view) in line.views.enumerated() {
                let place = CGFloat(isMirrored ? line.views.count - 1 - column : column)
                view.semanticContentAttribute = semanticContentAttribute
                view.frame = CGRect(x: place * width, y: y, width: width, height: height)
            }
            y += height
        }
    }
}
