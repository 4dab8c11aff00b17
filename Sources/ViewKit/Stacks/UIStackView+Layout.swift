/// Where the views of a stack lie.
extension UIStackView {
    final func arrange(_ view: UIView, at index: Int) {
        if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
        arranged.insert(view, at: min(max(0, index), arranged.count))
        naturalSizes[ObjectIdentifier(view)] = view.bounds.size
        if view.superview !== self {
            // Coming from another stack it is forgotten there.
            addSubview(view)
        }
        setNeedsLayout()
    }

    final func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        naturalSizes[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// The margins that the views keep.
    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private var shown: [UIView] { arranged.filter { !$0.isHidden } }

    private func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

    /// The size that `view` asks for within `room`.
    private func wantedSize(of view: UIView, within room: CGSize) -> CGSize {
        if view is UIStackView { return view.sizeThatFits(room) }
        let intrinsic = view.intrinsicContentSize
        let none = UIView.noIntrinsicMetric
        if intrinsic.width != none, intrinsic.height != none {
            return room.width < intrinsic.width ? view.sizeThatFits(room) : intrinsic
        }
        // A view that does not say what suits it answers with the size that it has.
        let fitting = view.sizeThatFits(room)
        let own = fitting == view.bounds.size ? naturalSizes[ObjectIdentifier(view)] ?? fitting : fitting
        return CGSize(
            width: intrinsic.width == none ? own.width : intrinsic.width,
            height: intrinsic.height == none ? own.height : intrinsic.height)
    }

    /// The lengths and distances of `views` in a stack of which `room` is there.
    private func layout(_ views: [UIView], within room: CGSize) -> (StackLayout, sizes: [CGSize]) {
        let along = axis.along
        var proposal = room
        if along == .y { proposal.height = .greatestFiniteMagnitude }
        let sizes = views.map { wantedSize(of: $0, within: proposal) }
        let layout = StackLayout(
            wanted: sizes.map { max(0, $0[along]) },
            isFlexible: views.map {
                !($0 is UIStackView) && $0.intrinsicContentSize[along] == UIView.noIntrinsicMetric
            },
            gaps: views.dropLast().map(gap(after:)))
        return (layout, sizes)
    }

    final func contentSize(within size: CGSize) -> CGSize {
        let insets = insets
        let room = CGSize(
            width: max(0, (size.width > 0 ? size.width : .greatestFiniteMagnitude) - insets.left - insets.right),
            height: max(0, (size.height > 0 ? size.height : .greatestFiniteMagnitude) - insets.top - insets.bottom))
        let (layout, sizes) = layout(shown, within: room)
        let along = axis.along
        var result = CGSize.zero
        result[along] = layout.total
        result[along.other] = sizes.map { $0[along.other] }.max() ?? 0
        return CGSize(
            width: result.width + insets.left + insets.right, height: result.height + insets.top + insets.bottom)
    }

    final func placeArranged() {
        let inner = bounds.inset(by: insets)
        guard !inner.isNull, bounds.size.isFinite else { return }
        let views = shown
        let (layout, sizes) = layout(views, within: inner.size)
        let spans = layout.spans(on: inner.size[axis.along], distribution)
        for (index, view) in views.enumerated() {
            place(view, on: spans[index], wanted: sizes[index][axis.along.other], in: inner)
        }
        placeHidden(in: inner)
    }

    private func place(_ view: UIView, on span: StackLayout.Span, wanted: CGFloat, in inner: CGRect) {
        let (along, across) = (axis.along, axis.along.other)
        let width = inner.size[across]
        let length = alignment == .fill ? width : min(wanted, width)
        let start: CGFloat =
            switch alignment {
            case .fill, .leading: 0
            case .center: (width - length) / 2
            case .trailing: width - length
            }
        var frame = CGRect.zero
        frame.origin[along] = inner.origin[along] + span.start
        frame.origin[across] = inner.origin[across] + start
        frame.size[along] = span.length
        frame.size[across] = length
        view.setUntransformedFrame(frame)
    }

    /// Hidden views have no length, where they would come.
    private func placeHidden(in inner: CGRect) {
        var end = inner.origin[axis.along]
        for view in arranged {
            guard view.isHidden else {
                end = view.untransformedFrame.origin[axis.along] + view.bounds.size[axis.along]
                continue
            }
            var frame = view.untransformedFrame
            frame.origin[axis.along] = end
            frame.size[axis.along] = 0
            if alignment == .fill {
                frame.origin[axis.along.other] = inner.origin[axis.along.other]
                frame.size[axis.along.other] = inner.size[axis.along.other]
            }
            view.setUntransformedFrame(frame)
        }
    }

    /// Lets the others make room, or close up, within the animation block that runs; a view that hides is seen meanwhile.
    final func animateVisibility(of view: UIView) {
        let stack = AnimationBlockStack.of(layer.context)
        guard stack.isEnabled, let plan = stack.top?.plan, plan.animates, window != nil else { return }
        layoutIfNeeded()
        guard view.isHidden else { return }
        let animation = CABasicAnimation(keyPath: "hidden")
        (animation.fromValue, animation.toValue) = (0.0, 0.0)
        animation.duration = max(0, plan.duration) + max(0, plan.delay)
        view.layer.add(animation, forKey: "hidden")
    }
}

extension UIView {
    /// The frame that the view would have without its transform.
    final var untransformedFrame: CGRect {
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(
            origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
    }

    /// Sets centre and size so that this would be the view's frame without its transform.
    final func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}
