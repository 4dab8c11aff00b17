import InterfaceFiles

extension InterfaceFileReader {
    /// The colour of an element; nil, after a message, where it cannot be read.
    mutating func color(_ element: MarkupElement) -> InterfaceColor? {
        let attributes = element.attributes
        if let name = attributes["systemColor"] {
            let fallback = resources.systemColors[name]
            return .system(name, fallback: fallback ?? components(of: element))
        }
        if let name = attributes["cocoaTouchSystemColor"] {
            let components = components(of: element)
            return .cocoaTouchSystem(name, fallback: components ?? resources.systemColors[name])
        }
        if let image = attributes["patternImage"] { return .pattern(image: image) }
        if let name = attributes["name"] {
            let fallback = resources.namedColors[name]
            return .named(name, fallback: fallback ?? components(of: element))
        }
        let problems = problems.count
        if let color = components(of: element) { return color }
        if problems == self.problems.count {
            report(element, "the colour has no components that are known; its default stands for it")
        }
        return nil
    }

    /// The colour's components; nil where there are none, after a message where one is no number.
    private mutating func components(of element: MarkupElement) -> InterfaceColor? {
        let attributes = element.attributes
        let problems = problems.count
        /// The components by their names, 0 where one is absent; 1 for alpha.
        func component(_ name: String) -> Double { number(name, of: element) ?? (name == "alpha" ? 1 : 0) }
        let space = Self.space(attributes)
        let color: InterfaceColor? =
            if attributes["red"] != nil || attributes["green"] != nil || attributes["blue"] != nil {
                .rgb(
                    red: component("red"), green: component("green"), blue: component("blue"),
                    alpha: component("alpha"), space: space)
            } else if attributes["white"] != nil {
                .white(component("white"), alpha: component("alpha"), space: space)
            } else if attributes["cyan"] != nil || attributes["black"] != nil {
                .cmyk(
                    cyan: component("cyan"), magenta: component("magenta"), yellow: component("yellow"),
                    black: component("black"), alpha: component("alpha"), space: space)
            } else {
                nil
            }
        return problems == self.problems.count ? color : nil
    }

    private static func space(_ attributes: [String: String]) -> InterfaceColor.Space {
        let space = attributes["colorSpace"] ?? ""
        let name = space == "custom" ? attributes["customColorSpace"] ?? "" : space
        return InterfaceColor.Space(rawValue: name) ?? .unspecified
    }
}
