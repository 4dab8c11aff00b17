/// Makes the constraints of a stack for its arranged views, named as UIKit names them in reports.
@MainActor struct StackConstraints {
    private let stack: UIStackView
    private let visible: [UIView]
    private var result: [NSLayoutConstraint] = []

    init(_ stack: UIStackView) {
        self.stack = stack
        visible = stack.arranged.filter { !$0.isHidden }
    }

    /// The inactive constraints.
    func constraints() -> [NSLayoutConstraint] {
        var builder = self
        builder.addChain()
        builder.addDistribution()
        for view in visible { builder.addAlignment(of: view) }
        builder.addHidden()
        builder.addFit()
        return builder.result
    }

    // MARK: Attributes

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isHorizontal: Bool { stack.axis == .horizontal }
    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var center: Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStart: Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossLength: Attribute { isHorizontal ? .height : .width }
    private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

    /// An attribute of the area in which views are arranged.
    private func canvas(_ attribute: Attribute) -> LayoutOperand {
        LayoutOperand(stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack, attribute)
    }

    private mutating func add(
        _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required, _ name: String
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = "UISV-" + name
        result.append(constraint)
    }

    // MARK: Along the axis

    /// The visible views from edge to edge with the distances between them.
    private mutating func addChain() {
        guard let first = visible.first, let last = visible.last else { return }
        let isFilling = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
        add(LayoutOperand(first, start), .equal, canvas(start), "canvas-connection")
        for (former, next) in zip(visible, visible.dropFirst()) {
            let usesBaselines = !isHorizontal && stack.isBaselineRelativeArrangement
            add(
                LayoutOperand(next, usesBaselines ? .firstBaseline : start), isFilling ? .equal : .greaterThanOrEqual,
                LayoutOperand(former, usesBaselines ? .lastBaseline : end), constant: stack.gap(after: former),
                "spacing")
        }
        add(canvas(end), .equal, LayoutOperand(last, end), "canvas-connection")
    }

    private mutating func addDistribution() {
        guard let first = visible.first else { return }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in visible.dropFirst() {
                add(LayoutOperand(view, length), .equal, LayoutOperand(first, length), "fill-equally")
            }
        case .fillProportionally: addProportions()
        case .equalSpacing: addEqualDistances(from: end, to: start, UILayoutPriority(999), "distributing")
        case .equalCentering: addEqualDistances(from: center, to: center, UILayoutPriority(149), "distributing")
        }
    }

    /// The views' lengths as fractions of the stack's own, of which the gaps take their part: the last view gets the rest.
    ///
    /// As UIKit's own constraints say; their priorities fall from view to view.
    private mutating func addProportions() {
        guard visible.count > 1 else { return }
        let lengths = visible.map { max(0, isHorizontal ? $0.layoutContentSize.width : $0.layoutContentSize.height) }
        let sum = lengths.reduce(0, +)
        let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        for (index, view) in visible.enumerated() {
            let priority = UILayoutPriority(Float(max(1, 999 - index)))
            let name = "fill-proportionally"
            if sum > 0 {
                add(
                    LayoutOperand(view, length), .equal, LayoutOperand(stack, length),
                    multiplier: lengths[index] / max(sum + gaps, .ulpOfOne), priority: priority, name)
            } else if index > 0 {
                add(LayoutOperand(view, length), .equal, LayoutOperand(visible[0], length), priority: priority, name)
            }
        }
    }

    /// The distances between neighbours, all like the first one.
    private mutating func addEqualDistances(
        from: Attribute, to: Attribute, _ priority: UILayoutPriority, _ name: String
    ) {
        let distances = zip(visible, visible.dropFirst()).map {
            LayoutOperand(from: LayoutOperand($0, from), to: LayoutOperand($1, to))
        }
        guard let first = distances.first else { return }
        for distance in distances.dropFirst() { add(distance, .equal, first, priority: priority, name) }
    }

    // MARK: Across the axis

    private mutating func addAlignment(of view: UIView) {
        let name = "alignment"
        switch stack.alignment {
        case .fill:
            add(LayoutOperand(view, crossStart), .equal, canvas(crossStart), name)
            add(LayoutOperand(view, crossEnd), .equal, canvas(crossEnd), name)
        case .leading:
            add(LayoutOperand(view, crossStart), .equal, canvas(crossStart), name)
            addBounds(of: view, start: false)
        case .trailing:
            add(LayoutOperand(view, crossEnd), .equal, canvas(crossEnd), name)
            addBounds(of: view, end: false)
        case .center:
            add(LayoutOperand(view, crossCenter), .equal, canvas(crossCenter), name)
            addBounds(of: view)
        case .firstBaseline, .lastBaseline: addBaseline(of: view)
        }
    }

    private mutating func addBaseline(of view: UIView) {
        let baseline = stack.alignment == .firstBaseline ? Attribute.firstBaseline : .lastBaseline
        addBounds(of: view)
        guard isHorizontal else { return add(LayoutOperand(view, crossStart), .equal, canvas(crossStart), "alignment") }
        // A row that is higher than its lines has them at its edge.
        let edge = stack.alignment == .firstBaseline ? crossStart : crossEnd
        add(LayoutOperand(view, edge), .equal, canvas(edge), priority: UILayoutPriority(51), "canvas-connection")
        guard let first = visible.first, first !== view else { return }
        add(LayoutOperand(view, baseline), .equal, LayoutOperand(first, baseline), "alignment")
    }

    /// Keeps a view within the stack.
    private mutating func addBounds(of view: UIView, start: Bool = true, end: Bool = true) {
        if start { add(LayoutOperand(view, crossStart), .greaterThanOrEqual, canvas(crossStart), "spanning-boundary") }
        if end { add(LayoutOperand(view, crossEnd), .lessThanOrEqual, canvas(crossEnd), "spanning-boundary") }
    }

    // MARK: Hidden views and the smallest size

    /// Hidden views have no length, at the end of the visible one before.
    private mutating func addHidden() {
        var former: UIView?
        for view in stack.arranged {
            guard view.isHidden else {
                former = view
                continue
            }
            // A length that the user requires stays: it moves nothing.
            add(LayoutOperand(view, length), .equal, nil, priority: UILayoutPriority(999), "hiding")
            let place = former.map { LayoutOperand($0, end) } ?? canvas(start)
            add(LayoutOperand(view, start), .equal, place, "hiding")
            add(LayoutOperand(view, crossStart), .equal, canvas(crossStart), "hiding")
        }
    }

    /// The smallest lengths where nothing else determines them.
    private mutating func addFit() {
        if stack.alignment != .fill {
            add(LayoutOperand(stack, crossLength), .equal, nil, priority: UILayoutPriority(51), "spanning-fit")
        }
        for view in visible {
            for attribute in [length, crossLength] {
                add(
                    LayoutOperand(view, attribute), .equal, nil, priority: UILayoutPriority(25), "ambiguity-suppression"
                )
            }
        }
    }
}
