/// A declaration that can be opened.
package struct SourceEntry: Hashable, Codable, Sendable {
    /// The kind of a declaration that can be opened; a type of several kinds is of the first one.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// A `#Preview` block.
        case preview
        /// A type that conforms to `UIApplicationDelegate`.
        case application
        /// A type that conforms to `UIWindowSceneDelegate`.
        case scene
        /// A type that conforms to a delegate protocol that gives animators.
        case delegate
        /// A type that conforms to `UIViewControllerAnimatedTransitioning`.
        case animator
        /// A subclass of `UIPercentDrivenInteractiveTransition`, or a type that conforms to
        /// `UIViewControllerInteractiveTransitioning`.
        case driver
        /// A view controller that is none of these.
        case controller
        /// A scene of a storyboard, by the names of both, such as `Main/Detail`.
        case storyboardScene
    }

    /// The kind of container whose screens a transition changes.
    package enum Container: String, Codable, Sendable {
        /// A navigation controller's stack.
        case stack
        /// A tab bar controller.
        case tabs
        /// A presentation.
        case presentation
        /// A presentation whose presenter stays in view, as in the style `.custom`.
        case customPresentation
    }

    package var kind: Kind
    /// The name of the preview, or of the type.
    package var name: String
    /// The file, counted as the files of the request are.
    package var file: Int
    package var position: SourcePosition
    /// The symbol of the function that makes the object, a C function `(Bool) -> void *` that gets whether the object is for
    /// going forward and returns it owned by the caller; nil where an argument would have to be known.
    package var function: String?
    /// The symbol of the function that makes the object of a driver or a delegate and attaches it to a screen, a C function
    /// `(void *controller, Bool forward) -> void *`; nil where the type shows no way to.
    ///
    /// It gets the address of a `UIViewController`, which stays the caller's, and the direction as `function` does. It
    /// returns the object owned by the caller, or null where the controller is not of the class that is asked for, or not
    /// within the container. It may load the controller's view. Call it on the main thread. An object that can be made
    /// without a controller has a `function` as well.
    package var attachFunction: String?
    /// The symbol of the function that says whether a driver's gesture drives a transition at the moment, a C function
    /// `(void *object) -> Bool` that gets the address of the driver's object, which stays the caller's; nil where the type
    /// has no variable for that.
    package var interactionFunction: String?
    /// The container whose screens the type changes: by its own calls, such as `dismiss(animated:)`, by its name, by those of
    /// its file, or by what it does with the transition's context; nil where nothing says so.
    package var container: Container?
    /// The traits of a preview, as they are written, such as `.landscapeLeft`.
    package var traits: [String] = []

    /// The values that stand for arguments and properties about which the code says nothing, each in words, such as
    /// `duration = 0.5`.
    package var madeValues: [String] = []
    /// The properties that the code uses without a question mark and sets nowhere itself, and for which no value can be made.
    package var unsetProperties: [String] = []

    /// Whether it is a transition without screens of its own.
    package var showsStockScreens: Bool { kind == .animator || kind == .delegate }

    package init(kind: Kind, name: String, file: Int, position: SourcePosition) {
        self.kind = kind
        self.name = name
        self.file = file
        self.position = position
    }
}
