/// The code by which a transition's driver is attached to a screen, whose gestures it then hears.
struct Attachment {
    /// The body of a function that returns the address of an object attached to the controller at the address `controller`,
    /// owned by the caller, or nil where the controller is of another class; its parameter `forward` says which direction the
    /// object is for.
    let body: String

    /// The attachment of an object of the class `name`; nil where none is found.
    ///
    /// Found are a method such as `attach(to:)`, an initializer and, where `byVariable`, a variable that can be set, each with
    /// one screen.
    init?(of name: String, in index: ProjectIndex, byVariable: Bool) {
        var steps: [String]
        if let call = Self.initializer(of: name, in: index) {
            steps = [Self.binding(call.target), "let object = \(name.writtenTypeName)(\(call.arguments))"]
        } else {
            guard let construction = Construction(of: name, in: index) else { return nil }
            let method = Self.method(of: name, in: index)
            let variable = byVariable ? Self.variable(of: name, in: index) : nil
            guard method != nil || variable != nil else { return nil }
            steps = construction.statements
            // A method that takes a view tells nothing of the controller, which the object asks to begin.
            if let variable, method == nil || method?.target == "UIView" {
                steps.append("do { \(Self.binding(variable.type)); object.\(variable.name) = target }")
            }
            if let method {
                steps.append("do { \(Self.binding(method.target)); object.\(method.name)(\(method.arguments)) }")
            }
        }
        body =
            "let screen = Unmanaged<UIViewController>.fromOpaque(controller).takeUnretainedValue(); "
            + steps.joined(separator: "; ") + "; return Unmanaged.passRetained(object).toOpaque()"
    }

    /// The name of the variable that says whether an object of the class `name` drives a transition; nil for none.
    static func flag(of name: String, in index: ProjectIndex) -> String? {
        let names = index.classChain(of: name).flatMap { index.members[$0]?.flags ?? [] }
        return names.first { flag in
            let flag = flag.lowercased()
            return flagWords.contains { word in ["", "is", "has"].contains { flag == $0 + word } }
        }
    }

    private static let flagWords = [
        "interactioninprogress", "transitioninprogress", "gestureinprogress", "inprogress", "interactive",
        "interacting", "interactiveactive", "interactionactive", "active", "started", "transitioning", "dragging",
        "panning", "swiping", "transitioninteractive", "interactivetransition", "interactivetransitioninprogress",
        "interactivelydismissing", "presentinginteractively", "dismissinginteractively", "driving",
    ]

    /// A statement that gives the screen of the type that is asked for the name `target`.
    private static func binding(_ type: String) -> String {
        let value =
            switch type {
            case "UIViewController": "Optional(screen)"
            case "UIView": "screen.view"
            case "UINavigationController": "screen as? UINavigationController ?? screen.navigationController"
            case "UITabBarController": "screen as? UITabBarController ?? screen.tabBarController"
            default: "screen as? \(type)"
            }
        return "guard let target = \(value) else { return nil }"
    }

    /// The type of a screen that `type` names; nil for other types.
    private static func screen(_ type: String, within name: String, _ index: ProjectIndex) -> String? {
        var type = type
        if let last = type.last, "?!".contains(last) { type.removeLast() }
        if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
        let known = ["UIViewController", "UIView", "UINavigationController", "UITabBarController"]
        if known.contains(type) { return type }
        if type.hasPrefix("any ") || type.contains("&") { return type.contains("UIViewController") ? "(\(type))" : nil }
        let controllers = Set(["UIViewController", "UINavigationController", "UITabBarController"])
        if ["UITableViewController", "UICollectionViewController"].contains(type) { return type }
        guard let own = index.type(named: type, within: name) else { return nil }
        let isController = index.ancestors(of: own).contains {
            controllers.contains($0) || $0.hasSuffix("ViewController")
        }
        return isController ? own.writtenTypeName : nil
    }

    /// The one parameter with a screen, and the arguments of a call that gives it as `target`; nil where another one has to be
    /// known.
    private static func call(
        _ parameters: [TypeMembers.Parameter], of name: String, _ index: ProjectIndex
    ) -> (target: String, arguments: String)? {
        let needed = parameters.filter { !$0.hasDefault }
        let screens = parameters.filter { screen($0.type, within: name, index) != nil }
        guard let parameter = needed.first ?? screens.first, needed.count <= 1,
            let target = screen(parameter.type, within: name, index)
        else { return nil }
        return (target, (parameter.label.map { $0 + ": " } ?? "") + "target")
    }

    private static func initializer(
        of name: String, in index: ProjectIndex
    ) -> (target: String, arguments: String)? {
        index.initializers(of: name).lazy.compactMap { call($0, of: name, index) }.first
    }

    private static let verbs = [
        "attach", "wire", "add", "install", "setup", "set", "prepare", "bind", "connect", "register", "enable",
        "configure", "track", "hook", "link", "observe", "use", "assign", "gesture", "begin", "listen", "associate",
    ]

    private static func method(
        of name: String, in index: ProjectIndex
    ) -> (name: String, target: String, arguments: String)? {
        let methods = index.classChain(of: name).flatMap { index.members[$0]?.methods ?? [] }
        return methods.lazy.compactMap { method in
            let base = method.name.base.lowercased()
            guard !method.isPrivate, !method.isOverride, verbs.contains(where: base.hasPrefix),
                let call = call(method.parameters, of: name, index)
            else { return nil }
            return (method.name.base, call.target, call.arguments)
        }.first
    }

    private static func variable(of name: String, in index: ProjectIndex) -> (name: String, type: String)? {
        let variables = index.variables(of: name).compactMap { variable in
            screen(variable.type, within: name, index).map { (name: variable.name, type: $0) }
        }
        return variables.first { $0.type != "UIView" } ?? variables.first
    }
}
