/// Makes the constraints of a parsed visual format.
@MainActor struct VisualFormatBuilder {
    private let format: VisualFormat
    private let source: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var result: [NSLayoutConstraint] = []

    /// The constraints that a format describes; none where it cannot be read, which is reported.
    static func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let parsed = try VisualFormatParser.parse(format)
            return try VisualFormatBuilder(parsed, format, options, metrics, views).constraints()
        } catch {
            FaultLog.current.report(NSLayoutConstraint(), error.message)
            return []
        }
    }

    private init(
        _ format: VisualFormat, _ source: String, _ options: NSLayoutConstraint.FormatOptions,
        _ metrics: [String: Any], _ views: [String: Any]
    ) {
        self.format = format
        self.source = source
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// The constraints in the order of the format, those of the alignment at the end.
    private func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var builder = self
        try builder.build()
        return builder.result
    }

    private mutating func build() throws(VisualFormatError) {
        var items: [any LayoutItem] = []
        for view in format.views { items.append(try item(view.name)) }
        if let start = format.start { try connectToSuperview(items[0], start, isStart: true) }
        for (index, view) in format.views.enumerated() {
            try addLengths(of: items[index], view.predicates)
            if index > 0 { try connect(items[index - 1], items[index], format.connections[index - 1]) }
        }
        if let end = format.end, let last = items.last { try connectToSuperview(last, end, isStart: false) }
        align(items)
    }

    // MARK: Attributes

    private var isHorizontal: Bool { format.axis == .horizontal }

    /// The attributes of the edges at which the format begins and ends.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard isHorizontal else { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    /// The sign of distances: negative where the format runs against the axis.
    private var sign: CGFloat { isHorizontal && options.contains(.directionRightToLeft) ? -1 : 1 }

    private func margin(of edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    // MARK: Constraints

    private mutating func connectToSuperview(
        _ item: any LayoutItem, _ connection: VisualFormat.Connection, isStart: Bool
    ) throws(VisualFormatError) {
        guard let container = item.layoutContainer else {
            throw error("The view '\(name(of: item))' has no superview for '|'. Add it to one first.", "|")
        }
        let edge = isStart ? edges.start : edges.end
        let inner = LayoutOperand(item, edge)
        let outer = LayoutOperand(container, connection == .standard ? margin(of: edge) : edge)
        let (first, second) = isStart ? (inner, outer) : (outer, inner)
        try relate(first, second, connection, standard: 0)
    }

    private mutating func connect(
        _ former: any LayoutItem, _ next: any LayoutItem, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        let usesBaselines = !isHorizontal && options.contains(.spacingBaselineToBaseline)
        let first = LayoutOperand(next, usesBaselines ? .firstBaseline : edges.start)
        let second = LayoutOperand(former, usesBaselines ? .lastBaseline : edges.end)
        try relate(first, second, connection, standard: NSLayoutConstraint.systemSpacing)
    }

    private mutating func relate(
        _ first: LayoutOperand, _ second: LayoutOperand, _ connection: VisualFormat.Connection, standard: CGFloat
    ) throws(VisualFormatError) {
        switch connection {
        case .flush: append(NSLayoutConstraint(first, .equal, second), priority: nil)
        case .standard: append(NSLayoutConstraint(first, .equal, second, constant: sign * standard), priority: nil)
        case .predicates(let predicates):
            for predicate in predicates {
                let relation = sign < 0 ? predicate.relation.reversed : predicate.relation
                let constant = sign * (try number(predicate.value))
                append(
                    NSLayoutConstraint(first, relation, second, constant: constant),
                    priority: try predicate.priority.map(number))
            }
        }
    }

    private mutating func addLengths(
        of item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
    ) throws(VisualFormatError) {
        let attribute = isHorizontal ? NSLayoutConstraint.Attribute.width : .height
        for predicate in predicates {
            let first = LayoutOperand(item, attribute)
            let priority = try predicate.priority.map(number)
            if case .name(let name) = predicate.value, metrics[name] == nil, views[name] != nil {
                let second = LayoutOperand(try self.item(name), attribute)
                append(NSLayoutConstraint(first, predicate.relation, second), priority: priority)
            } else {
                let length = try number(predicate.value)
                append(NSLayoutConstraint(first, predicate.relation, nil, constant: length), priority: priority)
            }
        }
    }

    private mutating func align(_ items: [any LayoutItem]) {
        let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in alignments where options.contains(option) {
            for (former, next) in zip(items, items.dropFirst()) {
                let first = LayoutOperand(former, attribute)
                append(NSLayoutConstraint(first, .equal, LayoutOperand(next, attribute)), priority: nil)
            }
        }
    }

    private mutating func append(_ constraint: NSLayoutConstraint, priority: CGFloat?) {
        if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
        result.append(constraint)
    }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormatError) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            throw error("\(name) is not a key in the views dictionary.", name)
        }
        return item
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Int: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            default: throw error("\(name) is not a key in the metrics dictionary.", name)
            }
        }
    }

    private func name(of item: any LayoutItem) -> String {
        views.first { ($0.value as AnyObject) === item }?.key ?? ""
    }

    private func error(_ reason: String, _ place: String) -> VisualFormatError {
        VisualFormatError(reason: reason, format: source, position: Self.position(of: place, in: source))
    }

    /// The number of characters before the word `word`; 0 where it does not occur.
    private static func position(of word: String, in source: String) -> Int {
        func isPart(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        }
        var start = source.startIndex
        while let range = source.range(of: word, range: start..<source.endIndex) {
            let before = range.lowerBound == source.startIndex ? nil : source[source.index(before: range.lowerBound)]
            let after = range.upperBound == source.endIndex ? nil : source[range.upperBound]
            if !isPart(before), !isPart(after) { return source.distance(from: source.startIndex, to: range.lowerBound) }
            start = range.upperBound
        }
        return 0
    }
}
