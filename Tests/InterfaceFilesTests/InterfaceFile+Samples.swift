import InterfaceFiles

extension InterfaceFile {
    /// A file with every kind of value, of connection and of part.
    static var rich: InterfaceFile {
        var file = InterfaceFile(kind: .storyboard, name: "Main.storyboard")
        file.initialController = "v"
        file.attributes = ["useAutolayout": "YES", "targetRuntime": "iOS.CocoaTouch"]
        file.device = InterfaceDevice(id: "retina6_12", orientation: "landscape", appearance: "dark")
        file.tintColor = .pattern(image: "stripes")
        file.resources.images = [
            InterfaceImage(name: "star", catalog: "system", size: InterfaceSize(width: 20, height: 18.5)),
            InterfaceImage(name: "photo"),
        ]
        file.resources.namedColors = ["brand": .white(0.5, alpha: 1, space: .genericGamma22Gray)]
        file.resources.systemColors = ["labelColor": .rgb(red: 0, green: 0, blue: 0, alpha: 1, space: .sRGB)]
        file.elements = [InterfaceElement(name: "dependencies")]
        var scene = InterfaceScene(id: "s")
        scene.canvasLocation = InterfacePoint(x: -12.5, y: 1e300)
        scene.line = 3
        scene.elements = [InterfaceElement(name: "unknown")]
        scene.objects = [controller, InterfaceObject(kind: "exit", id: "e")]
        file.scenes = [scene, InterfaceScene(id: "")]
        return file
    }

    private static var controller: InterfaceObject {
        var controller = InterfaceObject(kind: "viewController", id: "v")
        controller.customClass = "ViewController"
        controller.customModule = "App"
        controller.line = 5
        controller.connections = connections
        controller.objects = ["view": [view], "toolbarItems": []]
        return controller
    }

    private static var view: InterfaceObject {
        var view = InterfaceObject(kind: "view", id: "r")
        view.key = "view"
        view.attributes = ["opaque": "NO", "alpha": "0.5", "": ""]
        view.properties = values
        view.constraints = [constraint, InterfaceConstraint(id: "c2", firstAttribute: "width")]
        view.variations = [variation, InterfaceVariation(key: "default")]
        view.runtimeAttributes = [
            InterfaceRuntimeAttribute(keyPath: "layer.cornerRadius", type: "number", value: .number(4)),
            InterfaceRuntimeAttribute(keyPath: "nothing", type: "nil", value: .null),
            InterfaceRuntimeAttribute(keyPath: "lost", type: "color", value: nil),
        ]
        view.objects["subviews"] = [InterfaceObject(kind: "label", id: "l"), InterfaceObject(kind: "label", id: "m")]
        return view
    }

    private static var constraint: InterfaceConstraint {
        var constraint = InterfaceConstraint(id: "c", firstAttribute: "leading")
        constraint.firstItem = "l"
        constraint.secondItem = "m"
        constraint.secondAttribute = "trailingMargin"
        constraint.relation = .greaterThanOrEqual
        constraint.multiplier = 16.0 / 9
        constraint.constant = -8
        constraint.isSymbolic = true
        constraint.symbolicType = "layoutMarginStandard"
        constraint.priority = 750
        constraint.identifier = "gap"
        constraint.isPlaceholder = true
        constraint.attributes = ["type": "user"]
        constraint.variations = [variation]
        constraint.runtimeAttributes = [InterfaceRuntimeAttribute(keyPath: "a", type: "boolean", value: .bool(true))]
        constraint.line = 200_000
        return constraint
    }

    private static var variation: InterfaceVariation {
        var variation = InterfaceVariation(key: "heightClass=compact-widthClass=regular")
        variation.attributes = ["constant": "4"]
        variation.properties = ["font": .font(InterfaceFont(face: .boldSystem, pointSize: 12))]
        variation.masks = ["subviews": .init(included: ["l"], excluded: ["m", "r"]), "constraints": .init()]
        return variation
    }

    private static var connections: [InterfaceConnection] {
        var segue = InterfaceSegue(kind: .popover)
        segue.identifier = "more"
        segue.relationship = "rootViewController"
        segue.customClass = "ZoomSegue"
        segue.customModule = "App"
        segue.modalPresentationStyle = "pageSheet"
        segue.modalTransitionStyle = "crossDissolve"
        segue.unwindAction = "unwind:"
        segue.creationSelector = "make:"
        segue.animates = false
        segue.trigger = "accessoryAction"
        segue.popoverAnchor = "l"
        segue.splitViewControllerTargetIndex = -1
        segue.properties = ["sourceRect": .null]
        let kinds: [InterfaceConnection.Kind] = [
            .outlet(property: "label"), .outletCollection(property: "labels"), .action(selector: "tap", event: nil),
            .action(selector: "tap:", event: "touchUpInside"), .segue(segue), .segue(InterfaceSegue(kind: .embed)),
            .segue(InterfaceSegue(kind: .other("teleport"))), .other("binding"),
        ]
        return kinds.enumerated().map { index, kind in
            var connection = InterfaceConnection(id: "o\(index)", kind: kind, destination: "l")
            connection.attributes = index == 1 ? ["appends": "YES"] : [:]
            connection.line = 20 + index
            return connection
        }
    }

    private static var values: [String: InterfaceValue] {
        var element = InterfaceElement(name: "state")
        element.attributes = ["title": "Tap"]
        element.properties = ["titleColor": .color(.system("labelColor", fallback: nil))]
        element.children = [InterfaceElement(name: "blurEffect")]
        element.text = "é\u{301}\n"
        var image = InterfaceImageReference(name: "heart", catalog: "system")
        image.attributes = ["symbolScale": "large"]
        var style = InterfaceParagraphStyle()
        style.alignment = "center"
        style.metrics = ["lineSpacing": 2.5]
        var fragment = InterfaceAttributedString.Fragment(text: "Hello")
        fragment.attributes = ["NSKern": .number(0.1)]
        fragment.paragraphStyle = style
        let faces: [InterfaceFont.Face] = [
            .system(weight: "medium", width: nil), .system(weight: nil, width: "condensed"), .boldSystem, .italicSystem,
            .textStyle("UICTFontTextStyleBody"), .named("Georgia", family: nil), .named("A", family: "B"),
            .meta("system"),
        ]
        let colors: [InterfaceColor] = [
            .cmyk(cyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 1, space: .genericCMYK),
            .named("brand", fallback: .white(1, alpha: 0.5, space: .unspecified)),
            .cocoaTouchSystem("darkTextColor", fallback: nil),
        ]
        return [
            "null": .null, "yes": .bool(true), "no": .bool(false), "zero": .number(0), "negative": .number(-3),
            "large": .number(4e18), "tenth": .number(0.1), "string": .string("Text"), "empty": .string(""),
            "fonts": .list(faces.map { .font(InterfaceFont(face: $0, pointSize: $0 == .boldSystem ? 17 : nil)) }),
            "colors": .list(colors.map { .color($0) }),
            "rect": .rect(InterfaceRect(x: 1, y: 2, width: 3.5, height: -4)),
            "point": .point(InterfacePoint(x: 1, y: 2)), "size": .size(InterfaceSize(width: 1, height: 2)),
            "offset": .offset(InterfaceSize(width: 1, height: 2)),
            "insets": .insets(InterfaceInsets(top: 1, leading: 2, bottom: 3, trailing: 4, isDirectional: true)),
            "range": .range(location: 0, length: .max), "mask": .autoresizingMask([.flexibleWidth, .flexibleHeight]),
            "attributed": .attributedString(InterfaceAttributedString(fragments: [fragment])), "date": .date(0.25),
            "image": .image(image), "list": .list([.list([]), .null]), "element": .element(element),
        ]
    }
}
