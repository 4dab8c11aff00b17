/// The differences of an object in some size classes.
package struct InterfaceVariation: PropertyHolder, Hashable, Sendable {
    /// The members of a list that there are, or are not, in the variation's size classes.
    package struct Mask: Hashable, Sendable {
        /// Ids of objects or constraints, in their order.
        package var included: [String] = []
        package var excluded: [String] = []

        package init(included: [String] = [], excluded: [String] = []) {
            self.included = included
            self.excluded = excluded
        }
    }

    /// A size class in one dimension.
    package enum SizeClass: String, Sendable, CaseIterable {
        case compact
        case regular
    }

    /// The conditions as they are written, such as `heightClass=compact-widthClass=regular`, or `default`.
    package var key: String
    /// The attributes that differ.
    package var attributes: [String: String] = [:]
    /// The properties that differ.
    package var properties: [String: InterfaceValue] = [:]
    /// The masks by the list that they are about, `subviews` or `constraints`.
    package var masks: [String: Mask] = [:]

    package init(key: String) { self.key = key }

    /// Whether it holds in all size classes, before those with conditions.
    package var isDefault: Bool { key == "default" }

    /// The number of conditions: where several variations match, the one with more of them counts.
    package var specificity: Int { conditions.count }

    /// Whether the variation holds in a width and a height.
    ///
    /// One with a condition that is not about a size class never does.
    package func matches(width: SizeClass, height: SizeClass) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.name {
            case "widthClass": condition.value == width.rawValue
            case "heightClass": condition.value == height.rawValue
            default: false
            }
        }
    }

    private var conditions: [(name: Substring, value: Substring)] {
        guard !isDefault else { return [] }
        return key.split(separator: "-").map { condition in
            let name = condition.prefix { $0 != "=" }
            return (name, condition.dropFirst(name.count + 1))
        }
    }
}
