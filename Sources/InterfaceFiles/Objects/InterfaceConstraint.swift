/// A layout constraint: first = multiplier × second + constant, or an inequality.
package struct InterfaceConstraint: Hashable, Sendable {
    /// The relation of the first item's attribute to the second's.
    package enum Relation: String, Sendable, CaseIterable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    package var id: String
    /// The id of a view or guide; nil for the view that holds the constraint.
    package var firstItem: String?
    /// The attribute as it is written, such as `leading`, `leadingMargin`, `centerX`, `firstBaseline`.
    package var firstAttribute: String
    /// The id of a view or guide; nil for the view that holds the constraint where there is a second attribute.
    package var secondItem: String?
    /// nil where the first attribute is compared with the constant.
    package var secondAttribute: String?
    package var relation = Relation.equal
    /// A factor; `16:9` and `16/9` in the file are 16/9.
    package var multiplier = 1.0
    /// Points.
    package var constant = 0.0
    /// Whether the constant is the system's spacing; `constant` is then what it was when the file was saved.
    package var isSymbolic = false
    /// The kind of the system's spacing, such as `layoutMarginStandard`; nil for the usual one.
    package var symbolicType: String?
    /// 0 to 1000, where 1000 is required.
    package var priority = 1000.0
    package var identifier: String?
    /// Whether the constraint is for the editor alone, and removed when the app is built.
    package var isPlaceholder = false
    /// The other attributes, as they are written.
    package var attributes: [String: String] = [:]
    package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
    package var variations: [InterfaceVariation] = []
    /// The line of the file, from 1.
    package var line = 1

    package init(id: String, firstAttribute: String) {
        self.id = id
        self.firstAttribute = firstAttribute
    }
}
