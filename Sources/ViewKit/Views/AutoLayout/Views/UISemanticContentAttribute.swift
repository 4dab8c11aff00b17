/// The meaning of a view's content, which decides whether it is mirrored where reading goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the direction of reading; the default.
    case unspecified = 0
    /// Controls of playback, never mirrored.
    case playback = 1
    /// Directions in space, never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The direction of reading in a view.
extension UIView {
    /// The meaning of the view's content; it decides where leading edges are in the constraints that the view holds.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { constraintState?.semanticContent ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            let former = effectiveUserInterfaceLayoutDirection
            madeConstraintState.semanticContent = newValue
            guard effectiveUserInterfaceLayoutDirection != former else { return }
            directionDidChange()
        }
    }

    /// The direction of reading in content of meaning `attribute`, within content that reads as the app does.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: HostScope.current.screen.readingDirection)
    }

    /// The direction of reading in content of meaning `semanticContentAttribute`, within content that reads in
    /// `layoutDirection`.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The direction of reading in the view: that of the app, unless its content forces one.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: layer.context.host?.screen.readingDirection ?? .leftToRight)
    }

    private func directionDidChange() {
        if constraintState?.hasDirectionalMargins == true {
            let margins = ownMargins
            ownMargins.left = margins.right
            ownMargins.right = margins.left
        }
        reinstallConstraints()
        marginsDidChange()
    }

    private func reinstallConstraints() {
        let engine = layoutHost.constraintState?.engine
        for constraint in constraints where constraint.installation != nil {
            engine?.remove(constraint)
            engine?.add(constraint)
        }
    }
}

extension ScreenTraits {
    /// The direction of reading in the apps on the screen.
    var readingDirection: UIUserInterfaceLayoutDirection { settings.readsRightToLeft ? .rightToLeft : .leftToRight }
}
