/// The names of the properties of UIKit's and Foundation's whose changes observers are told of.
package enum ReportedNames {
    /// The names; a test compares them with the properties that are told of.
    package static let all: Set<String> = [
        "alpha", "backgroundColor", "bounds", "center", "completedUnitCount", "contentInset", "contentOffset",
        "contentSize", "estimatedItemSize", "estimatedRowHeight", "fractionComplete", "fractionCompleted", "frame",
        "isEnabled", "isHidden", "isHighlighted", "isRunning", "isSelected", "state", "text", "title",
        "totalUnitCount", "transform",
    ]
}
