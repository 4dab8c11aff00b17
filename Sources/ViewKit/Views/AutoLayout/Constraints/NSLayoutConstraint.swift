/// A linear relation between two edges, centres, lengths or baselines: `first (relation) multiplier x second + constant`.
///
/// Attributes are in points, in the coordinates of the nearest view that contains both items. A constraint takes effect
/// while it is active, which takes a common ancestor of its items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The left side.
    private(set) final var first = LayoutOperand()
    /// The right side without multiplier and constant; nil for a constant alone.
    private(set) final var second: LayoutOperand?
    /// The relation between the left and the right side.
    public private(set) final var relation = Relation.equal
    /// The factor of the second attribute; 1 by default.
    public private(set) final var multiplier: CGFloat = 1
    /// The reason why the constraint cannot be activated, found as it was made; nil without one.
    private(set) final var fault: String?
    /// The view that holds the constraint while it is active; the nearest common ancestor of the items.
    final weak var holder: UIView?
    /// The engine that solves the constraint, and the identity there; nil while it waits for the next layout.
    final var installation: LayoutInstallation?
    /// Whether the engine treats a required constraint as the strongest of the others, as it contradicts required ones.
    final var isBroken = false
    /// Whether the items list the constraint among those that mention them.
    final var isMentioned = false
    private var addend: CGFloat = 0
    private var strength = UILayoutPriority.required

    /// A name for reports; nil by default.
    open var identifier: String?
    /// Whether the constraint is archived with its view; nothing is archived here.
    open var shouldBeArchived = false

    /// The constraint `view1.attr1 (relation) multiplier x view2.attr2 + c`, inactive and required.
    ///
    /// Items are views and layout guides. Without `view2`, `attr2` is `.notAnAttribute` and `attr1` a length. Other pairs
    /// are reported, and the constraint never takes effect.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = attr2 == .notAnAttribute ? nil : view2.map { LayoutOperand($0 as AnyObject, attr2) }
        self.init(
            LayoutOperand(view1 as AnyObject, attr1), relation, second, multiplier: multiplier, constant: c)
    }

    /// A constraint between nothing, which never takes effect: a placeholder for one that is made later.
    ///
    /// The only designated initializer, so that subclasses inherit all others.
    public override init() { super.init() }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        addend = constant
        fault = LayoutOperand.fault(first, second, multiplier: multiplier, constant: constant)
        if let fault { FaultLog.current.report(self, fault) }
    }

    /// The item of the left side; nil once it is deallocated.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of the left side.
    open var firstAttribute: Attribute { first.attribute }
    /// The item of the right side; nil without one and once it is deallocated.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute of the right side; `.notAnAttribute` without one.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The anchor of the left side.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The anchor of the right side; nil without one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    /// The term added on the right side, in points; may change at any time. Numbers that are not finite are reported and
    /// ignored.
    open var constant: CGFloat {
        get { addend }
        set {
            guard newValue.isFinite else {
                return FaultLog.current.report(
                    self, "\(explanation): the constant \(newValue) is not finite. Set a number of points.")
            }
            guard newValue != addend else { return }
            addend = newValue
            constantDidChange()
        }
    }

    /// The rank of the constraint among those that cannot all be satisfied; `.required` by default.
    ///
    /// While the constraint is active, it cannot become required or cease to be: that is reported and ignored.
    open var priority: UILayoutPriority {
        get { strength }
        set { setPriority(newValue) }
    }

    /// Whether the constraint is in effect. Setting it adds it to the nearest common ancestor of its items, or removes it.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates all `constraints`.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Deactivates all `constraints`.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// The inactive constraints that a visual format describes, such as `H:|-[title]-8-[button(>=44)]-|`.
    ///
    /// `metrics` are numbers by name, `views` are views and guides. A format that cannot be read, or that names something
    /// missing, is reported with its place, and makes no constraints.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] { VisualFormatBuilder.constraints(format, opts, metrics ?? [:], views) }

    private func setPriority(_ priority: UILayoutPriority) {
        guard priority != strength else { return }
        guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
            return FaultLog.current.report(
                self, "\(explanation): the priority \(priority.rawValue) is not within 0 to 1000. Set one above 0.")
        }
        if isActive, priority == .required || strength == .required {
            return FaultLog.current.report(
                self,
                "\(explanation): its priority changes from or to required while it is active. Deactivate it first, or use "
                    + "999.")
        }
        strength = priority
        installation?.engine?.priorityDidChange(of: self)
    }

    private func constantDidChange() {
        guard let holder else { return }
        if let installation, let engine = installation.engine {
            engine.constantDidChange(of: self)
        } else {
            holder.setNeedsLayout()
        }
    }
}
