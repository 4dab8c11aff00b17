/// A header, a footer or the like of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    final var identifier: String?

    /// A view of that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view that a collection makes of a class that was registered, of the size that its layout says; for that it is
    /// required. The initializer with a frame is then that of the class.
    public required convenience init() { self.init(frame: ReusableViewFrame.current.frame) }

    /// A view of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        identifier = (coder as? InterfaceCoder)?.object.attributes["reuseIdentifier"]
        finishDecoding(from: coder, as: UICollectionReusableView.self)
    }

    override class var mayDraw: Bool { self != UICollectionReusableView.self }

    /// Views with the same one can stand for each other; nil for those that cannot.
    open var reuseIdentifier: String? { identifier }

    /// Called before a view that went out of sight is used again.
    open func prepareForReuse() {}

    /// Applies attributes of the layout's own, before frame and appearance; does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that suit the view, in place of those of the layout: by default with the size that the constraints in
    /// it allow, where there are some.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = fittingSize(for: layoutAttributes),
            let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        preferred.size = size
        return preferred
    }

    /// The size that constraints allow; nil without any.
    func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        hasInnerConstraints ? systemLayoutSizeFitting(attributes) : nil
    }

    /// Applies the frame, transform and appearance of `attributes`, in a view whose origin is `origin` of the content.
    final func take(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint = .zero) {
        apply(attributes)
        if bounds.size != attributes.size {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
        }
        center = attributes.center - origin
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        if let cell = self as? UICollectionViewCell { cell.showListRow(attributes.listRow) }
    }
}

extension UIView {
    /// The size that constraints allow, with the lengths of `attributes` that are not estimated.
    final func systemLayoutSizeFitting(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let estimates = attributes.estimates
        // What estimates nothing asks for the least size, as ever.
        guard estimates.x != estimates.y else { return systemLayoutSizeFitting(attributes.size) }
        return systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: estimates.x ? .fittingSizeLevel : .required,
            verticalFittingPriority: estimates.y ? .fittingSizeLevel : .required)
    }
}
