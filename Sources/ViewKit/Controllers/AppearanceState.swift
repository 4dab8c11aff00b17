/// The appearance state of a controller's view, from disappeared to appeared; decides which appearance callbacks are
/// due.
///
/// The direction may reverse: an appearing view may disappear without ever having appeared.
enum AppearanceState: Equatable {
    case disappeared
    case appearing(animated: Bool, isLaidOut: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Starts appearing or disappearing and returns the callback that is due; nil where the view already is in that
    /// state or on its way to it.
    mutating func begin(appearing: Bool, animated: Bool) -> Callback? {
        switch (self, appearing) {
        case (.disappeared, true), (.disappearing, true):
            self = .appearing(animated: animated, isLaidOut: false)
            return .willAppear
        case (.appeared, false), (.appearing, false):
            self = .disappearing(animated: animated)
            return .willDisappear
        case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
            return nil
        }
    }

    /// Whether `viewIsAppearing` is due: once per appearance, when the view is in place.
    mutating func layOut() -> Bool {
        guard case .appearing(let animated, false) = self else { return false }
        self = .appearing(animated: animated, isLaidOut: true)
        return true
    }

    /// Ends the appearing or disappearing in progress and returns the callback that is due; nil where there was none.
    mutating func end() -> Callback? {
        switch self {
        case .appearing:
            self = .appeared
            return .didAppear
        case .disappearing:
            self = .disappeared
            return .didDisappear
        case .appeared, .disappeared:
            return nil
        }
    }

    /// Whether the view is appearing, or disappearing where `appearing` is false.
    func isMoving(appearing: Bool) -> Bool {
        switch self {
        case .appearing: appearing
        case .disappearing: !appearing
        case .appeared, .disappeared: false
        }
    }

    /// Whether the view is on its way in or out.
    var isMoving: Bool { isMoving(appearing: true) || isMoving(appearing: false) }

    /// Whether the movement in progress is animated.
    var isAnimated: Bool {
        switch self {
        case .appearing(let animated, _), .disappearing(let animated): animated
        case .appeared, .disappeared: false
        }
    }

    typealias Callback = AppearanceCallback
}
