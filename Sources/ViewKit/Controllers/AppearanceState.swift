/// Where a controller's view is between gone and shown; it decides which appearance callbacks are due.
///
/// A view that is on its way may turn round: an appearing one disappears without ever having appeared.
enum AppearanceState: Equatable {
    case disappeared
    case appearing(animated: Bool, isLaidOut: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// What is due when the view starts to appear or disappear; nil where it already does.
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

    /// What is due when the movement ends; nil where there was none.
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

    /// Whether the view is on its way, in or out as `appearing` says.
    func isMoving(appearing: Bool) -> Bool {
        switch self {
        case .appearing: appearing
        case .disappearing: !appearing
        case .appeared, .disappeared: false
        }
    }

    /// Whether the movement in progress is animated.
    var isAnimated: Bool {
        switch self {
        case .appearing(let animated, _), .disappearing(let animated): animated
        case .appeared, .disappeared: false
        }
    }

    enum Callback { case willAppear, didAppear, willDisappear, didDisappear }
}
