import InterfaceFiles
import Testing

/// Texts of other languages stand in the place of the file's own, by the keys that Xcode exports.
@Suite struct LocalizationTests {
    /// An object with every kind of text, by the id `a`.
    private static var file: InterfaceFile {
        var object = InterfaceObject(kind: "button", id: "a")
        object.attributes = ["text": "old", "title": "old", "placeholder": "old", "headerTitle": "old", "tag": "1"]
        object.properties = [
            "footerTitle": .string("old"), "normal": state("old"), "selected": state("old"), "focused": attributedState,
            "configuration": state("old"),
            "accessibilityConfiguration": accessibility, "scopeButtonTitles": titles,
            "attributedText": .attributedString(InterfaceAttributedString(fragments: [fragment("o"), fragment("ld")])),
            "backgroundColor": .null,
        ]
        var segment = InterfaceObject(kind: "segment", id: "")
        segment.attributes = ["title": "old"]
        object.objects["segments"] = [segment, segment]
        object.runtimeAttributes = [
            InterfaceRuntimeAttribute(keyPath: "count", type: "number", value: .number(1)),
            InterfaceRuntimeAttribute(keyPath: "caption", type: "string", value: .string("old")),
        ]
        var scene = InterfaceScene(id: "s")
        var controller = InterfaceObject(kind: "viewController", id: "b")
        controller.objects["view"] = [object]
        scene.objects = [controller]
        var file = InterfaceFile(kind: .storyboard, name: "Main.storyboard")
        file.scenes = [scene]
        return file
    }

    private static func state(_ title: String) -> InterfaceValue {
        var element = InterfaceElement(name: "state")
        element.attributes["title"] = title
        return .element(element)
    }

    private static var attributedState: InterfaceValue {
        var element = InterfaceElement(name: "state")
        element.properties["attributedTitle"] = .attributedString(.init(fragments: [fragment("old")]))
        return .element(element)
    }

    private static var accessibility: InterfaceValue {
        var element = InterfaceElement(name: "accessibility")
        element.attributes = ["label": "old", "hint": "old"]
        return .element(element)
    }

    private static var titles: InterfaceValue {
        var element = InterfaceElement(name: "scopeButtonTitles")
        var string = InterfaceElement(name: "string")
        string.text = "old"
        element.children = [string, string]
        return .element(element)
    }

    private static func fragment(_ text: String) -> InterfaceAttributedString.Fragment {
        var fragment = InterfaceAttributedString.Fragment(text: text)
        fragment.attributes["NSKern"] = .number(1)
        return fragment
    }

    /// Keys, each with the only part of the file that it changes.
    @Test(arguments: [
        ("a.title", "attribute title"), ("a.placeholder", "attribute placeholder"),
        ("a.headerTitle", "attribute headerTitle"), ("a.footerTitle", "property footerTitle"),
        ("a.normalTitle", "element normal"), ("a.selectedTitle", "element selected"),
        ("a.focusedTitle", "attributed focused"),
        ("a.configuration.title", "element configuration"), ("a.segmentTitles[1]", "segment 1"),
        ("a.scopeButtonTitles[0]", "scope 0"), ("a.accessibilityLabel", "accessibility label"),
        ("a.accessibilityHint", "accessibility hint"), ("a.text", "attribute text, attributed"),
        ("a.attributedText", "attributed"),
        ("a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]", "runtime 1"),
    ])
    func aKeyChangesItsText(_ key: String, _ changed: String) {
        let file = Self.file.localized(by: [key: "new"])
        #expect(Self.texts(of: file).filter { $0.value == "new" }.map(\.key).sorted() == changed.components(by: ", "))
        #expect(Self.texts(of: file).count == Self.texts(of: Self.file).count)
    }

    /// Texts that the file does not have are not added, and no key is a trap.
    @Test(arguments: [
        "a", "", ".", "a.", ".text", "c.text", "a.prompt", "a.highlightedTitle", "a.configuration.subtitle",
        "a.segmentTitles[2]", "a.segmentTitles[-1]", "a.segmentTitles[]", "a.segmentTitles[x]", "a.segmentTitles",
        "a.segmentTitles]", "a.[0]", "a.scopeButtonTitles[9]", "a.accessibility", "a.backgroundColor", "a.normal",
        "a.attributedText[0]", "a.id", "a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]", "a.Title",
    ])
    func otherKeysChangeNothing(_ key: String) {
        #expect(Self.file.localized(by: [key: "new"]) == Self.file)
    }

    @Test func attributesOfTextsStay() {
        let file = Self.file.localized(by: ["a.attributedText": "new"])
        let object = file.scenes[0].objects[0].object("view")
        #expect(object?.properties["attributedText"] == .attributedString(.init(fragments: [Self.fragment("new")])))
    }

    /// The texts of the object `a`, by their places.
    private static func texts(of file: InterfaceFile) -> [String: String] {
        guard let object = file.scenes[0].objects[0].object("view") else { return [:] }
        var texts: [String: String] = [:]
        for (name, text) in object.attributes { texts["attribute \(name)"] = text }
        for (name, value) in object.properties {
            switch value {
            case .string(let text): texts["property \(name)"] = text
            case .attributedString(let string): texts["attributed"] = string.text
            case .element(let element):
                for (index, child) in element.children.enumerated() { texts["scope \(index)"] = child.text }
                if case .attributedString(let string)? = element.properties["attributedTitle"] {
                    texts["attributed \(name)"] = string.text
                }
                for (attribute, text) in element.attributes {
                    texts[element.name == "accessibility" ? "accessibility \(attribute)" : "element \(name)"] = text
                }
            default: break
            }
        }
        for (index, segment) in object.objects["segments", default: []].enumerated() {
            texts["segment \(index)"] = segment.text("title")
        }
        for (index, attribute) in object.runtimeAttributes.enumerated() {
            if case .string(let text)? = attribute.value { texts["runtime \(index)"] = text }
        }
        return texts
    }
}

extension String {
    /// The parts between the separators, in order.
    fileprivate func components(by separator: String) -> [String] {
        split(separator: separator).map(String.init).sorted()
    }
}
