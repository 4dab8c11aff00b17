/// The strength of a constraint; a constraint yields to every stronger one, whatever the number of weaker ones.
///
/// Any finite number; 1000 and above is required. The scale is that of `UILayoutPriority`.
package struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
    package let rawValue: Float

    package init(_ rawValue: Float) { self.rawValue = rawValue }

    package static let required = Priority(1000)

    package var isRequired: Bool { rawValue >= Self.required.rawValue }

    package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}
