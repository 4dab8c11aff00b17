extension Law {
    /// The current host answers Apple's global functions and type members alone; a layer or a view asks its own context.
    static let currentHost = Law("currentHost") { line, file in
        guard line.contains("HostScope.current") || line.contains("HostScope.attachment"),
            ["LayerTree", "ViewKit"].contains(file.module)
        else { return nil }
        let path = file.path.split(separator: "/").suffix(2).joined(separator: "/")
        return readersOfCurrentHost.keys.contains(path)
            ? nil : "\(path) asks the current host; ask the context of a layer, or list the global function"
    }

    /// The files that ask the current host, each with the global function or type member that it answers.
    private static let readersOfCurrentHost = [
        "Host/HostScope.swift": "itself",
        "Host/FaultLog.swift": "reports about objects without a layer, such as an animator before its start",
        "Layers/CALayer+Context.swift": "a layer outside of any tree",
        "Messages/PerformRequests.swift": "NSObject.perform(_:with:afterDelay:)",
        "Timing/CADisplayLink.swift": "CADisplayLink(target:selector:), CACurrentMediaTime()",
        "Timing/MainQueue.swift": "DispatchQueue.main, Timer",
        "Transactions/CATransaction.swift": "CATransaction",
        "Animation/AnimationBlockStack.swift": "UIView.animate(withDuration:animations:)",
        "PropertyAnimator/AnimatorTimeline.swift": "UIViewPropertyAnimator(duration:curve:animations:)",
        "Appearance/AppearanceRules.swift": "UIView.appearance(), UIBarItem.appearance()",
        "Collections/ReusableViewFrame.swift": "UICollectionReusableView()",
        "Controls/UIAction.swift": "UIAction(handler:), UIMenu(children:)",
        "DataSources/CellRequests.swift": "UICollectionView.CellRegistration(handler:), which has no view",
        "Drawing/GraphicsContextStack.swift": "UIGraphicsGetCurrentContext()",
        "Drawing/ImageFile.swift": "UIImage(contentsOfFile:), UIImage(data:), jpegData(compressionQuality:)",
        "Drawing/UIColor+Assets.swift": "UIColor(named:)",
        "Drawing/UIImage+Assets.swift": "UIImage(named:)", "Symbols/SymbolPictures.swift": "UIImage(systemName:)",
        "Loading/InterfaceLibrary.swift": "UIStoryboard(name:bundle:), UINib(nibName:bundle:)",
        "Feedback/UIFeedbackGenerator.swift": "feedback generators, which have no view",
        "Text/UIPasteboard.swift": "UIPasteboard.general",
        "Traits/CurrentTraits.swift": "UITraitCollection.current",
        "Timing/HostReference.swift": "DispatchQueue.global()",
        "Touches/UIResponder+LayerContext.swift": "a responder without a view",
        "Views/UIAccessibility.swift": "UIAccessibility.isReduceMotionEnabled",
        "Views/UISemanticContentAttribute.swift": "UIView.userInterfaceLayoutDirection(for:)",
        "App/UIApplication.swift": "UIApplication.shared",
        "System/UIDevice.swift": "UIDevice.current",
        "System/UIScreen.swift": "UIScreen.main",
    ]
}
