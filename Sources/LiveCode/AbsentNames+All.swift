extension AbsentNames {
    /// All absent names that files often ask for.
    static let all = screens + controls + runtime + effects + formerNames

    /// The words in messages for each name that a project is opened without.
    ///
    /// Members of a type are not among them, as words alone do not tell whose they are; nor are names that Swift has replaced.
    static let leftOut = Dictionary(
        (screens + controls + runtime + effects).flatMap { entry in
            entry.names.filter { !$0.contains(".") }.map { name in
                (name, entry.names.first(where: name.hasPrefix) ?? name)
            }
        }, uniquingKeysWith: { first, _ in first })

    private static let screens = [
        AbsentNames(
            names: ["UIPageViewController", "UIPageViewControllerDelegate", "UIPageViewControllerDataSource"],
            reason: "controllers that turn pages are not here",
            remedy: "Put the pages side by side in a UIScrollView with isPagingEnabled."),
        AbsentNames(
            names: ["UISplitViewController", "UISplitViewControllerDelegate"],
            reason: "controllers of columns are not here",
            remedy: "Show the columns as children of a UIViewController, or push the second one."),
        AbsentNames(
            names: [
                "UIActivityViewController", "UIImagePickerController", "UIDocumentPickerViewController",
                "PHPickerViewController", "MFMailComposeViewController", "SFSafariViewController",
                "SKStoreProductViewController", "UIImagePickerControllerDelegate", "UIDocumentPickerDelegate",
            ],
            reason: "screens that belong to Apple's system are not here",
            remedy: "Present a UIViewController of yours in its place, or a UIAlertController."),
        AbsentNames(
            names: ["AutoreleasingUnsafeMutablePointer"],
            reason: "pointers to what an autorelease pool keeps belong to the Objective-C runtime, which is not here",
            remedy: "Leave the method out: a popover follows the place of its source by itself."),
        AbsentNames(
            names: ["UIHostingController", "UIHostingConfiguration"], reason: "SwiftUI is not here",
            remedy: "Show a UIViewController in its place, between #if canImport(SwiftUI), #else and #endif."),
        AbsentNames(
            names: ["registerForPreviewing", "UIViewControllerPreviewing", "UIViewControllerPreviewingDelegate"],
            reason: "a mouse has no force that a preview could ask for",
            remedy: "Take a UILongPressGestureRecognizer."),
        AbsentNames(
            names: [
                "WKWebView", "UIWebView", "MKMapView", "AVPlayer", "AVPlayerLayer", "SKView", "SCNView", "MTKView",
            ],
            reason: "web pages, maps, videos and scenes of other frameworks are not shown",
            remedy: "Show a UIImageView of the same size in its place, between #if canImport, #else and #endif."),
    ]

    private static let controls = [
        AbsentNames(
            names: ["reorderingHandlers", "beginInteractiveMovementForItem"],
            reason: "fingers do not move items of collections",
            remedy: "Apply a snapshot in which the item is at its new position, or call moveItem(at:to:)."),
        AbsentNames(
            names: ["UITextView", "UITextViewDelegate"],
            reason: "views of text that is edited in several lines are not here",
            remedy: "Take a UILabel with numberOfLines = 0 to show text, or a UITextField to edit a line."),
        AbsentNames(
            names: [
                "UISearchController", "UISearchBar", "UISearchResultsUpdating", "UISearchBarDelegate",
                "UISearchControllerDelegate", "hidesSearchBarWhenScrolling",
            ],
            reason: "search bars are not here",
            remedy: "Take a UITextField."),
        AbsentNames(
            names: ["UITableView.isEditing", "UITableView.setEditing"],
            reason: "tables have no state in which all of their rows are edited",
            remedy: "Return true from tableView(_:canEditRowAt:), so that a swipe deletes a row."),
        AbsentNames(
            names: ["UIDatePicker", "UIPickerView", "UIPickerViewDelegate", "UIPickerViewDataSource"],
            reason: "wheels to pick a value from are not here",
            remedy: "Take a UISegmentedControl, a UIStepper or a UITableView."),
        AbsentNames(
            names: ["UICommand", "UIMenuBuilder", "buildMenu"],
            reason: "there is no main menu, and no keys for commands",
            remedy: "Take a UIAction in a UIMenu of a button, or of a context menu."),
        AbsentNames(
            names: ["titleMenuProvider"], reason: "titles of navigation bars have no menu",
            remedy: "Set the menu of a UIBarButtonItem."),
        AbsentNames(
            names: ["maximumContentSizeCategory", "minimumContentSizeCategory"],
            reason: "text keeps its size", remedy: "Leave the line out."),
        AbsentNames(
            names: ["UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum"],
            reason: "there is no library of photos", remedy: "Write the image's pngData() to a file."),
        AbsentNames(
            names: ["withDesign", "SystemDesign"], reason: "system fonts have one design",
            remedy: "Take UIFont.systemFont(ofSize:weight:), or UIFont(name:size:) with a font of yours."),
        AbsentNames(
            names: ["UIFontMetrics"], reason: "text keeps its size, as there is no setting for it",
            remedy: "Take UIFont.preferredFont(forTextStyle:) or UIFont.systemFont(ofSize:)."),
        AbsentNames(
            names: ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"],
            reason: "items of a tab bar have one layout, whose colours the bar itself has",
            remedy: "Set tintColor of the UITabBar."),
        AbsentNames(
            names: ["backButtonDisplayMode", "hidesBarsOnSwipe", "hidesBarsOnTap"],
            reason: "navigation bars show one kind of back button, and stay where they are",
            remedy: "Leave the line out, or call setNavigationBarHidden(_:animated:)."),
        AbsentNames(
            names: ["moreNavigationController", "customizableViewControllers"],
            reason: "a tab bar shows all of its tabs, and has no list of further ones", remedy: "Leave the line out."),
        AbsentNames(
            names: ["allowedScrollTypesMask", "buttonMaskRequired"],
            reason: "gestures are those of fingers, for which the mouse stands", remedy: "Leave the line out."),
    ]

    private static let runtime = [
        AbsentNames(
            names: ["NotificationCenter.notifications"], reason: "notifications are no sequence",
            remedy: "Take publisher(for:).values of Combine, or addObserver(forName:object:queue:using:)."),
        AbsentNames(
            names: ["URLSession", "URLRequest", "dataTaskPublisher"], reason: "previewed code has no network",
            remedy:
                "Load what is shown from files beside the code, with UIImage(named:) or Bundle.main; Combine's Just(_:) publishes it."
        ),
        AbsentNames(
            names: ["automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue"],
            reason: "no runtime asks classes which of their properties they tell observers of",
            remedy: "Call willChangeValue(forKey:) and didChangeValue(forKey:) where the value changes."),
    ]

    private static let effects = [
        AbsentNames(
            names: [
                "UIMotionEffect", "UIInterpolatingMotionEffect", "UIMotionEffectGroup", "addMotionEffect",
                "motionEffects",
            ],
            reason: "nothing tilts the screen", remedy: "Leave the lines out."),
        AbsentNames(
            names: ["patternImage"], reason: "colours have no patterns",
            remedy: "Put a UIImageView behind the content, with a resizableImage(withCapInsets: .zero)."),
        AbsentNames(
            names: ["DateComponentsFormatter", "MeasurementFormatter"],
            reason: "Foundation has no such formatter outside of Apple's systems",
            remedy: "Take String(format:), or formatted() of the value."),
        AbsentNames(
            names: ["CIFilter", "CIImage", "CIContext"], reason: "Core Image filters pictures on Apple's systems alone",
            remedy: "Draw with UIGraphicsImageRenderer, or blur what lies below with a UIVisualEffectView."),
        AbsentNames(
            names: ["UIVibrancyEffect"], reason: "text that shines through what it lies on is not here",
            remedy: "Add the views to the contentView of a UIVisualEffectView with a UIBlurEffect."),
        AbsentNames(
            names: ["NSTextAttachment"], reason: "text holds no pictures",
            remedy: "Put a UIImageView beside the UILabel, in a UIStackView."),
        AbsentNames(
            names: [
                "UIKeyCommand", "UIHoverGestureRecognizer", "UIPointerInteraction", "UIEditMenuInteraction",
                "UIDragInteraction", "UIDropInteraction",
            ],
            reason: "the mouse and the keyboard stand for a finger and a phone's keyboard",
            remedy: "Take a gesture recognizer, such as UITapGestureRecognizer."),
        AbsentNames(
            names: [
                "UIDynamicAnimator", "UIDynamicBehavior", "UIDynamicItem", "UIGravityBehavior", "UICollisionBehavior",
                "UIAttachmentBehavior", "UISnapBehavior", "UIPushBehavior", "UIDynamicItemBehavior", "UIFieldBehavior",
                "UIDynamicAnimatorDelegate", "UICollisionBehaviorDelegate",
            ],
            reason: "UIKit Dynamics, a simulation of bodies, is not here",
            remedy: "Take UIView.animate with usingSpringWithDamping, or a UIViewPropertyAnimator with "
                + "UISpringTimingParameters."),
        AbsentNames(
            names: ["CAEmitterLayer", "CAEmitterCell", "CAScrollLayer", "CAMetalLayer"],
            reason: "layers of particles, of scrolling and of Metal are not here",
            remedy: "Animate layers of yours, repeated by a CAReplicatorLayer, or scroll in a UIScrollView."),
        AbsentNames(
            names: ["allowsEdgeAntialiasing"], reason: "edges of turned layers are always smooth",
            remedy: "Leave the line out."),
        AbsentNames(
            names: ["compositingFilter", "backgroundFilters"], reason: "layers blend as pictures over each other do",
            remedy: "Draw with a CGContext whose setBlendMode(_:) says otherwise."),
        AbsentNames(
            names: [
                "NSAttributedString.strokeWidth", "NSAttributedString.strokeColor", "NSAttributedString.obliqueness",
                "NSAttributedString.expansion",
                "NSAttributedString.ligature", "NSAttributedString.tracking", "NSAttributedString.link",
            ],
            reason: "text has colours, fonts, shadows, lines and kerning, and no other attributes",
            remedy: "Leave the attribute out, or draw an outline with a CAShapeLayer."),
    ]

    /// Spellings that Swift has replaced, and names that newer ones have.
    private static let formerNames = [
        AbsentNames(
            names: [
                "CGRectGetMinX", "CGRectGetMidX", "CGRectGetMaxX", "CGRectGetMinY", "CGRectGetMidY", "CGRectGetMaxY",
                "CGRectGetWidth", "CGRectGetHeight",
            ],
            reason: "functions of C are properties in Swift",
            remedy: "Take rect.minX, midX, maxX, minY, midY, maxY, width or height."),
        AbsentNames(
            names: ["CGRectMake", "CGPointMake", "CGSizeMake", "CGVectorMake"],
            reason: "functions of C that make a value are initializers in Swift",
            remedy:
                "Take CGRect(x:y:width:height:), CGPoint(x:y:), CGSize(width:height:) or CGVector(dx:dy:)."
        ),
        AbsentNames(
            names: [
                "CGRectInset", "CGRectOffset", "CGRectUnion", "CGRectIntersection", "CGRectIntersectsRect",
                "CGRectContainsPoint", "CGRectContainsRect", "CGRectIsEmpty", "CGRectIsNull", "CGRectIntegral",
                "CGRectStandardize",
            ],
            reason: "functions of C are methods in Swift",
            remedy:
                "Take rect.insetBy(dx:dy:), offsetBy(dx:dy:), union, intersection, intersects, contains, isEmpty, isNull, integral or standardized."
        ),
        AbsentNames(
            names: [
                "CGRectEqualToRect", "CGPointEqualToPoint", "CGSizeEqualToSize", "CGAffineTransformEqualToTransform",
                "CGAffineTransformIsIdentity",
            ],
            reason: "values are compared by operators",
            remedy: "Take ==, or isIdentity of a transform."),
        AbsentNames(
            names: [
                "CGAffineTransformIdentity", "CGAffineTransformMakeTranslation", "CGAffineTransformMakeScale",
                "CGAffineTransformMakeRotation", "CGAffineTransformConcat", "CGAffineTransformTranslate",
                "CGAffineTransformScale", "CGAffineTransformRotate", "CGAffineTransformInvert",
            ],
            reason: "functions of C are initializers and methods in Swift",
            remedy:
                "Take CGAffineTransform.identity, CGAffineTransform(translationX:y:), (scaleX:y:) or (rotationAngle:), concatenating, translatedBy, scaledBy, rotated or inverted()."
        ),
        AbsentNames(
            names: ["estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"],
            reason: "headers and footers are measured as the table loads",
            remedy: "Leave the line out."),
        AbsentNames(
            names: [
                "CABasicAnimation.preferredFrameRateRange", "CAKeyframeAnimation.preferredFrameRateRange",
                "CASpringAnimation.preferredFrameRateRange",
            ],
            reason: "every animation is shown at the display's rate",
            remedy: "Leave the line out, or run segue with --refresh-rate."),
    ]
}
