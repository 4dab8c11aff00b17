import ViewKit

/// A row of the timeline: the layer and the property, and the bars of its animations.
final class TimelineCell: UITableViewCell {
    static let height = 24.0
    /// The width of the names, in points.
    static let nameWidth = 272.0

    private let name = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.text)
    private let key = WorkbenchStyle.label("", WorkbenchStyle.small, WorkbenchStyle.detail)
    private let bars = TimelineBarsView(frame: .zero)
    private var depth = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = WorkbenchStyle.background
        selectionStyle = .default
        let selected = UIView()
        selected.backgroundColor = WorkbenchStyle.selection
        selectedBackgroundView = selected
        for view in [name, key, bars] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows `row` on `axis`; the name of its layer only where it `isFirst` of that.
    func show(_ row: AnimationRow, isFirst: Bool, on axis: TimelineAxis) {
        let owner = row.property.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        name.text = isFirst ? owner.map { "\($0): \(row.name)" } ?? row.name : ""
        name.lineBreakMode = .byTruncatingMiddle
        key.text = row.keyPath
        depth = min(row.depth, 6)
        bars.bars = row.bars
        bars.axis = axis
        accessibilityLabel = "\(owner ?? row.name), \(row.keyPath)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        let left = WorkbenchStyle.margin + Double(depth) * 8
        let keyWidth = 92.0
        key.frame = CGRect(x: Self.nameWidth - 8 - keyWidth, y: 0, width: keyWidth, height: height)
        name.frame = CGRect(x: left, y: 0, width: max(0, key.frame.minX - 4 - left), height: height)
        bars.frame = CGRect(
            x: Self.nameWidth, y: 0, width: max(0, bounds.width - Self.nameWidth - WorkbenchStyle.margin),
            height: height)
    }
}
