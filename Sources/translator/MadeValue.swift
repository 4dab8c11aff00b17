/// A value for an argument or a property about which the code says nothing.
struct MadeValue {
    /// The expression.
    let text: String
    /// The value in words.
    let meaning: String

    private init(_ text: String, _ meaning: String? = nil) {
        self.text = text
        self.meaning = meaning ?? text
    }

    /// A value of `type` for what the type `owner` calls `name`; nil where none is known.
    ///
    /// Views, frames, pictures and controllers are those of the first screen. An optional gets a value where `isForOptional`
    /// or the type is one of these, and otherwise nil. Classes of the project are made to a `depth` of two.
    init?(
        named name: String, type: String, of owner: String, in index: ProjectIndex, depth: Int = 0,
        isForOptional: Bool = false
    ) {
        var type = type
        for word in ["@escaping ", "@MainActor ", "@Sendable ", "any ", "some "] {
            type = type.replacing(word, with: "")
        }
        if let closure = ClosureType(type) {
            guard !closure.isOptional else {
                self.init("nil")
                return
            }
            guard let text = closure.text({ Self(named: name, type: $0, of: owner, in: index, depth: depth)?.text })
            else { return nil }
            self.init(text, "an empty closure")
            return
        }
        let isOptional = type.hasSuffix("?")
        type = type.filter { !"?!() ".contains($0) }
        if let made = Self.ofScreen[type] ?? Self.number(named: name, type: type) ?? Self.others[type] {
            self.init(made.text, made.meaning)
        } else if type.hasPrefix("["), !isOptional {
            self.init(type.contains(":") ? "[:]" : "[]", "none")
        } else if let made = Self.own(type, of: owner, in: index, depth: depth) {
            self.init(made.text, made.meaning)
        } else if isOptional, !isForOptional {
            self.init("nil")
        } else {
            return nil
        }
    }

    /// Values of the first screen, by the type of the argument.
    private static let ofScreen: [String: MadeValue] = [
        "UIView": MadeValue("_FirstScreen.view", "the first picture of the screen"),
        "UIImageView": MadeValue("_FirstScreen.imageView", "the first picture of the screen"),
        "UIImage": MadeValue("_FirstScreen.image", "the first picture of the screen"),
        "CGRect": MadeValue("_FirstScreen.frame", "the frame of the first picture of the screen"),
        "CGPoint": MadeValue(
            "CGPoint(x: _FirstScreen.frame.midX, y: _FirstScreen.frame.midY)",
            "the middle of the first picture of the screen"),
        "CGSize": MadeValue("_FirstScreen.frame.size", "the size of the first picture of the screen"),
        "UIViewController": MadeValue("_FirstScreen.controller", "the first screen"),
        "[UIViewController]": MadeValue("_FirstScreen.controllers", "the screens of the container"),
        "UITabBarController": MadeValue("_FirstScreen.tabBarController", "the tab bar of the first screen"),
        "UINavigationController": MadeValue(
            "_FirstScreen.navigationController", "the navigation of the first screen"),
    ]

    private static let others: [String: MadeValue] = [
        "Bool": MadeValue("false"), "String": MadeValue("\"\"", "an empty text"), "UIColor": MadeValue(".systemBlue"),
        "UIEdgeInsets": MadeValue(".zero"), "CGVector": MadeValue(".zero"), "UIRectEdge": MadeValue(".left"),
        "UIView.AnimationOptions": MadeValue("[]", "none"), "UIView.AnimationCurve": MadeValue(".easeInOut"),
        "UISpringTimingParameters": MadeValue("UISpringTimingParameters()"),
        "UITimingCurveProvider": MadeValue("UISpringTimingParameters()"),
        "UIPercentDrivenInteractiveTransition": MadeValue("UIPercentDrivenInteractiveTransition()"),
        "UIViewControllerInteractiveTransitioning": MadeValue("UIPercentDrivenInteractiveTransition()"),
        "UIModalPresentationStyle": MadeValue(".custom"), "UIFont": MadeValue(".systemFont(ofSize: 17)"),
        "IndexPath": MadeValue("IndexPath(item: 0, section: 0)"), "Any": MadeValue("0"),
    ]

    private static let floating = ["CGFloat", "Double", "Float", "TimeInterval"]
    private static let whole = ["Int", "UInt", "Int32", "UInt32", "Int64"]
    private static let beginnings: [(words: [String], value: String)] = [
        (["duration", "time", "interval", "seconds"], "0.5"), (["delay", "angle", "velocity", "offset", "index"], "0"),
        (["scale", "ratio", "damping", "alpha", "opacity", "fraction", "factor", "percent", "progress"], "0.8"),
    ]

    /// A number that suits what it is called; nil for other types.
    private static func number(named name: String, type: String) -> MadeValue? {
        let name = name.lowercased()
        if whole.contains(type) { return MadeValue(name.contains("index") || name.contains("delay") ? "0" : "4") }
        guard floating.contains(type) else { return nil }
        let value = beginnings.first { $0.words.contains(where: name.contains) }?.value ?? "20"
        return MadeValue(value)
    }

    /// A value of a type of the project: the first case of an enumeration, the first value that the type names, or an object.
    private static func own(_ type: String, of owner: String, in index: ProjectIndex, depth: Int) -> MadeValue? {
        guard let name = index.type(named: type, within: owner), !index.isProtocol(name), name != owner else {
            return nil
        }
        if let first = index.members[name]?.cases.first {
            return MadeValue("\(name.writtenTypeName).\(first)", ".\(first)")
        }
        if let first = index.members[name]?.presets.first {
            return MadeValue("\(name.writtenTypeName).\(first)", ".\(first)")
        }
        guard index.classes[name] != nil, depth < 2,
            let made = Construction(of: name, in: index, makesValues: true, depth: depth + 1)
        else { return nil }
        let statements = (made.statements + ["return object"]).joined(separator: "; ")
        return MadeValue("{ () -> \(name.writtenTypeName) in \(statements) }()", "a new \(name.writtenTypeName)")
    }
}
