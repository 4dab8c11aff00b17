import UIKit

enum Look: CaseIterable {
    case plain, framed
}

let isWide = true

func screen(_ look: Look) -> UIViewController {
    let screen = UIViewController()
    screen.view.layer.borderWidth = look == .framed ? 1 : 0
    return screen
}

#Preview("Numbers", traits: .fixedLayout(width: 90, height: 40), arguments: [1, 20]) { number in
    let label = UILabel()
    label.text = "\(number)"
    label
}

#Preview("Looks", arguments: [.plain, .framed]) { (look: Look) in screen(look) }

#Preview("All", arguments: Look.allCases) { screen($0) }

#Preview(arguments: 1...3) { count in
    let stack = UIStackView()
    for _ in 0..<count { stack.addArrangedSubview(UIView()) }
    stack
}

#Preview("Colours", arguments: [UIColor.red, UIColor(white: 0.5, alpha: 1)]) { colour in
    let view = UIView()
    view.backgroundColor = colour
    view
}

#Preview("Later", arguments: Set(["a", "b"]).sorted()) { text in
    if text == "a" { UILabel() } else { UIView() }
}

#Preview("Either") {
    if isWide {
        let view = UIView()
        view
    } else if Look.allCases.isEmpty {
        fatalError("no look")
    } else {
        UIViewController()
    }
}

#Preview("Switch") {
    let look = Look.allCases[1]
    switch look {
    case .plain: UIView()
    case .framed:
        // Comes with a frame.
        screen(look)
    }
}

#Preview("Condition") {
    let view = UIView()
    view.tag = 1
    #if os(iOS) && DEBUG
    view
    #else
    NSView()
    #endif
}

#if canImport(UIKit) && DEBUG
@available(iOS 17.0, *)
#Preview("Available") {
    UIView()
}
#elseif canImport(AppKit)
#Preview("Mac") { NSView() }
#endif

#if !os(iOS) || RELEASE
#Preview("Elsewhere") { NSView() }
#endif
