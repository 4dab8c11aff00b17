extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name itself.
            public let rawValue: String

            /// The identifier of that name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The identifier of that name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The identifier of the detent of about half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The value of a detent that does not count at present.
        public static let inactive: CGFloat = .greatestFiniteMagnitude

        private enum Height {
            case medium
            case large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let height: Height

        private init(_ identifier: Identifier, _ height: Height) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// A detent of about half of the screen; one of the full height where that is compact.
        open class func medium() -> Detent { Detent(.medium, .medium) }

        /// A detent of the full height.
        open class func large() -> Detent { Detent(.large, .large) }

        /// A detent whose height `resolver` computes, in points above the safe area; nil for one that does not count at
        /// present.
        ///
        /// Heights above the greatest one are the full height. Without `identifier` the detent gets one of its own.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let detent = Detent(identifier ?? Identifier("custom-\(nextNumber)"), .custom(resolver))
            if identifier == nil { nextNumber += 1 }
            return detent
        }

        private static var nextNumber = 1

        /// The height in `context`, in points above the safe area; nil where the detent does not count.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            switch height {
            case .large: return context.maximumDetentValue
            case .medium: return (context as? SheetResolution)?.geometry.mediumValue ?? context.maximumDetentValue / 2
            case .custom(let resolver):
                guard let value = resolver(context), value.isFinite, value != Self.inactive else { return nil }
                return max(0, value)
            }
        }
    }
}

/// The context in which the height of a detent is resolved.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest value of a detent, in points above the safe area.
    var maximumDetentValue: CGFloat { get }
}

/// The context in which a sheet resolves its detents.
final class SheetResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let geometry: SheetGeometry

    init(_ geometry: SheetGeometry, traits: UITraitCollection) {
        self.geometry = geometry
        containerTraitCollection = traits
        super.init()
    }

    var maximumDetentValue: CGFloat { geometry.maximumValue }
}
