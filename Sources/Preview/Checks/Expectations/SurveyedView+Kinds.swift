/// The purpose of a view, by the name of its class.
extension SurveyedView {
    /// Whether it is the container of transitions of a navigation controller or a tab bar controller, where nothing but the
    /// screen that shows stays.
    var isStackContainer: Bool { isSystem && name == "TransitionView" }

    /// Whether transitions run in it.
    var isContainer: Bool { isStackContainer || isSystem && name == "PresentationContainerView" }

    /// Whether it scrolls its subviews, of which it may make new ones.
    var isScrolling: Bool {
        isSystem && ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(name)
    }

    /// Whether it belongs to UIKit, which changes it as it likes: a bar, a caret, an indicator.
    private var isChangedByUIKit: Bool {
        isSystem
            && [
                "UINavigationBar", "UITabBar", "UIToolbar", "ScrollIndicator", "UIActivityIndicatorView", "UITextField",
                "InputViewArea", "UISwitch", "UISlider", "UIProgressView", "UIPageControl", "UISegmentedControl",
            ].contains(name)
    }

    /// Whether it is one of UIKit's bars.
    var isBar: Bool { isSystem && ["UINavigationBar", "UITabBar", "UIToolbar"].contains(name) }

    /// The numbers of the cells of `survey`, with all that lies in them.
    static func inCells(of survey: SceneSurvey) -> Set<Int> {
        survey.views.reduce(into: []) { found, view in
            if view.targets.contains(.cell) || view.parent.map(found.contains) == true { found.insert(view.id) }
        }
    }

    /// The numbers of the views of `survey` that UIKit changes, with all that lies in them.
    static func changingByThemselves(in survey: SceneSurvey) -> Set<Int> {
        survey.views.reduce(into: []) { found, view in
            if view.isChangedByUIKit || view.parent.map(found.contains) == true { found.insert(view.id) }
        }
    }
}
