import ViewKit

/// A row of the timeline: the layer and the property, and the bars of its animations.
final class TimelineCell: UITableViewCell {
    static let height = 24.0
    /// The width of the names in a panel of `width` points.
    static func nameWidth(in width: Double) -> Double { min(288, (width * 0.45).rounded(.down)) }

    private let name = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.text)
    private let key = WorkbenchStyle.label("", WorkbenchStyle.small, WorkbenchStyle.detail)
    private let bars = TimelineBarsView(frame: .zero)
    private let eye = UIButton(type: .custom)
    /// Called when the eye is pressed, with whether the animations are to be hidden.
    var onEye: (Bool) -> Void = { _ in }
    private var isMuted = false
    private var depth = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = WorkbenchStyle.background
        selectionStyle = .default
        let selected = UIView()
        selected.backgroundColor = WorkbenchStyle.selection
        selectedBackgroundView = selected
        eye.titleLabel?.font = WorkbenchStyle.body
        eye.setTitleColor(WorkbenchStyle.detail, for: .normal)
        eye.addAction(UIAction { [unowned self] _ in onEye(!isMuted) }, for: .primaryActionTriggered)
        for view in [name, key, bars, eye] { contentView.addSubview(view) }
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
        isMuted = row.isMuted
        eye.setTitle(isMuted ? "○" : "●", for: .normal)
        eye.accessibilityLabel = isMuted ? "Show \(row.keyPath)" : "Hide \(row.keyPath)"
        accessibilityLabel = "\(owner ?? row.name), \(row.keyPath)"
        setNeedsLayout()
    }

    /// The middle of the eye in the window, in points.
    var placeOfEye: CGPoint { eye.convert(CGPoint(x: eye.bounds.midX, y: eye.bounds.midY), to: nil) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        let left = WorkbenchStyle.margin + Double(depth) * 8
        let nameWidth = Self.nameWidth(in: bounds.width)
        let keyWidth = min(92, nameWidth * 0.4)
        eye.frame = CGRect(x: nameWidth - 26, y: 0, width: 22, height: height)
        key.frame = CGRect(x: nameWidth - 28 - keyWidth, y: 0, width: keyWidth, height: height)
        name.frame = CGRect(x: left, y: 0, width: max(0, key.frame.minX - 4 - left), height: height)
        bars.frame = CGRect(
            x: nameWidth, y: 0, width: max(0, bounds.width - nameWidth - WorkbenchStyle.margin),
            height: height)
    }
}
