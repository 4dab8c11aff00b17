import Transitions

/// A condition under which a thorough check takes a transition through the quick set once more.
enum CheckCondition: Hashable, Sendable {
    case appearance(isDark: Bool)
    case rightToLeft
    case reducedMotion
    case device(Device)
    /// Other stock screens for an animator that has none.
    case style(StockStyle)

    /// The name in reports, which stays the same.
    var name: String {
        switch self {
        case .appearance(let isDark): isDark ? "dark" : "light"
        case .rightToLeft: "right to left"
        case .reducedMotion: "reduced motion"
        case .device(let device): device.name
        case .style(let style): "as \(style.rawValue)"
        }
    }

    /// The names of all conditions.
    static let names =
        [appearance(isDark: true), .appearance(isDark: false), .rightToLeft, .reducedMotion].map(\.name)
        + devices.map(\.name) + StockStyle.allCases.map { style($0).name }

    /// A phone and a tablet.
    private static let devices = ["iphone-16", "ipad"].compactMap(Device.init(named:))

    /// Whether views may have other positions, so that what begins the transition is to be sought anew.
    var movesViews: Bool {
        switch self {
        case .appearance, .reducedMotion: false
        case .rightToLeft, .device, .style: true
        }
    }

    /// The conditions that differ from those of `plan`: the other appearance, the other direction, motion, a phone and a tablet, and
    /// the styles for which the code of a bare animator is made.
    @MainActor static func all(for plan: RunPlan) -> [CheckCondition] {
        let settings = plan.options.settings
        let devices = Self.devices.filter { $0 != plan.options.device }
        return [.appearance(isDark: !settings.isDark)]
            + (settings.readsRightToLeft ? [] : [.rightToLeft])
            + (settings.reducesMotion ? [] : [.reducedMotion])
            + devices.map(Self.device) + styles(of: plan.subject).map(Self.style)
    }

    /// The plan of `plan` under the condition.
    @MainActor func plan(_ plan: RunPlan) throws -> RunPlan {
        var options = plan.options
        var subject = plan.subject
        switch self {
        case .appearance(let isDark):
            options.settings.isDark = isDark
            options.isAppearanceGiven = true
        case .rightToLeft: options.settings.readsRightToLeft = true
        case .reducedMotion: options.settings.reducesMotion = true
        case .device(let device):
            options.device = device
            options.size = nil
            options.isLandscape = false
        case .style(let style):
            if case .code(let code) = subject { subject = .code(code.presented(as: style)) }
        }
        return try RunPlan(subject, options: options, isHeadless: true)
    }

    /// The further styles for `subject`: those whose containers ask the same of an animator as the one in which it opens.
    ///
    /// An animator for a presenter that stays in view may leave the presenter's view alone on the way back, as one for a stack may
    /// not: between those two kinds none is tried.
    @MainActor private static func styles(of subject: Subject) -> [StockStyle] {
        guard case .code(let code) = subject, code.style == nil, let entry = code.entry, entry.showsStockScreens,
            entry.kind != .delegate, code.version?.companions.contains(where: { $0.kind == .driver }) == false
        else { return [] }
        switch entry.container {
        case nil: return [.modal, .tab]
        case .customPresentation: return [.overCurrentContext]
        case .stack, .tabs, .presentation: return []
        }
    }
}
