import InterfaceFiles

/// The kind of an interface file by its root.
struct InterfaceDocumentType {
    let kind: InterfaceFile.Kind

    /// Throws for a root of another platform, of Xcode 4 and earlier, or of no interface file.
    init(_ root: MarkupElement, file: String) throws(InterfaceProblem) {
        func problem(_ sentence: String) -> InterfaceProblem {
            InterfaceProblem(file: file, line: root.line, sentence)
        }
        guard root.name != "archive" else {
            throw problem("it is in the format of Xcode 4 and earlier; open it in Xcode 5 to 14, and save it")
        }
        guard root.name == "document" else {
            throw problem("its root is <\(root.name)>, not the <document> of a storyboard or a xib")
        }
        let type = root.attributes["type"] ?? ""
        let runtime = root.attributes["targetRuntime"] ?? ""
        if let platform = Self.platform(type: type, runtime: runtime) {
            throw problem("it is made for \(platform); only files for iOS can be opened")
        }
        if type.contains("Storyboard") || root.child("scenes") != nil {
            kind = .storyboard
        } else if type.contains("XIB") || root.child("objects") != nil {
            kind = .nib
        } else {
            throw problem("its type '\(type)' is no storyboard's or xib's, and it has neither scenes nor objects")
        }
    }

    /// The platform of a file that is not for iOS.
    private static func platform(type: String, runtime: String) -> String? {
        if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") { return "macOS" }
        if type.contains("WatchKit") || runtime.hasPrefix("watchKit") { return "watchOS" }
        if type.contains("AppleTV") || runtime.hasPrefix("AppleTV") { return "tvOS" }
        return nil
    }
}
