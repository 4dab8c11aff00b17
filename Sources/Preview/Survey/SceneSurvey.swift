/// The state of the screens at one moment, as values: views, controllers, transitions, and the objects that are still there.
///
/// Objects are named by numbers, which stay theirs for as long as they live and are not given twice. Frames are in points.
package struct SceneSurvey: Codable, Hashable, Sendable {
    /// The views of the window, each before its subviews, the rearmost first.
    var views: [SurveyedView] = []
    /// The numbers of the views that touches on a grid of `gridColumns` by `gridRows` points reach, row by row; nil for none.
    var hits: [Int?] = []
    /// The controllers that are part of the window, each before those within it and over it.
    var screens: [SurveyedScreen] = []
    /// The transitions since the first survey, in their order.
    var transitions: [SurveyedTransition] = []
    /// Objects of transitions that live, and are no part of the window any more.
    var survivors: [Survivor] = []
    /// Callbacks of controllers of transitions since the first survey that UIKit would not make so, in order.
    var callbacks: [SurveyedCallback] = []
    /// The status bar that the controllers prefer.
    var statusBar = StatusBar()
    /// The number of the first responder, where it is a view of the window or one of its controllers; nil without one.
    var firstResponder: Int?

    /// The columns and rows of the grid on which touches are tried.
    static let gridColumns = 9
    static let gridRows = 19
    /// The most views of a survey; those after them are left out.
    static let viewLimit = 20_000

    /// A controller.
    struct SurveyedScreen: Codable, Hashable, Sendable {
        var id: Int
        /// The name of its class.
        var name: String
        /// The number of its view; nil where that is not in the window.
        var view: Int?
        /// The insets of its view's safe area in points: top, left, bottom, right.
        var insets: [Double] = []
        /// Whether its view has begun to come or go, and it has not been told of the end.
        var isBetweenAppearances = false
    }

    /// A status bar, whether the screen has one or not.
    struct StatusBar: Codable, Hashable, Sendable {
        var isHidden = false
        var isLight = false
    }

    /// A callback of a controller while its transition ran.
    struct SurveyedCallback: Codable, Hashable, Sendable {
        /// The name of the controller's class.
        var screen: String
        /// The name of the method, such as `viewDidAppear(_:)`.
        var name: String
        /// Whether UIKit called it, too early, or else the user's code.
        var isAnnounced: Bool
    }

    /// An object that is no longer used by the window.
    struct Survivor: Codable, Hashable, Sendable {
        enum Role: String, Codable, Sendable { case screen, animator, interaction, view }

        var id: Int
        var role: Role
        /// The name of its class.
        var name: String
        /// The property that has it, such as `Root.opened`; nil where it is not known.
        var holder: String?
        /// The number of the transition that it was part of first.
        var transition: Int
    }

    /// The view with the number `id`; nil where it is not in the window.
    func view(_ id: Int) -> SurveyedView? { views.first { $0.id == id } }

    /// Whether the view `id` is `ancestor` or lies in it.
    func contains(_ id: Int, in ancestor: Int) -> Bool {
        var next: Int? = id
        while let current = next {
            if current == ancestor { return true }
            next = view(current)?.parent
        }
        return false
    }

    /// The state of all views by their numbers.
    var statesByView: [Int: SurveyedView] {
        Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
