@testable import ViewKit

/// A view whose content has a size that the test gives.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    /// The length of content that wraps into lines of `size.height`; nil for content that does not wrap.
    var wrappedLength: CGFloat?
    var baselines = BaselineOffsets()
    var insets = UIEdgeInsets.zero

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        wrappedLength.map { size.height * max(1, ($0 / max(1, width)).rounded(.up)) }
    }

    override var baselineOffsets: BaselineOffsets { baselines }

    override var alignmentRectInsets: UIEdgeInsets { insets }
}
