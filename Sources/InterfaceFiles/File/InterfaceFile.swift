/// A storyboard or a nib as Interface Builder saved it: objects by their elements' names, without any view.
///
/// Unknown elements and attributes are kept, in `elements`, `attributes` and `properties`, and change nothing else.
package struct InterfaceFile: Hashable, Sendable {
    /// The kind of document.
    package enum Kind: UInt8, Sendable, CaseIterable {
        case storyboard
        /// A `.xib` file; it has one scene, without an id.
        case nib
    }

    package var kind: Kind
    /// The name that messages give the file, such as `Main.storyboard`.
    package var name: String
    /// The id of the initial controller; nil for a nib and for a storyboard without an entry point.
    package var initialController: String?
    /// The attributes of the root, but for the initial controller; among them `toolsVersion` and `targetRuntime`.
    package var attributes: [String: String] = [:]
    /// The device that the file was laid out for; nil in files of Xcode 7 and earlier.
    package var device: InterfaceDevice?
    /// The tint of all windows, the storyboard's "Global Tint".
    package var tintColor: InterfaceColor?
    package var scenes: [InterfaceScene] = []
    package var resources = InterfaceResources()
    /// The other children of the root, such as `customFonts`, `dependencies` and `inferredMetricsTieBreakers`.
    package var elements: [InterfaceElement] = []

    package init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// Whether constraints lay the file's views out; otherwise autoresizing masks do.
    package var usesAutoLayout: Bool { attributes.flag("useAutolayout") ?? false }
    /// Whether views have a safe area guide of their own; otherwise controllers have top and bottom guides.
    package var usesSafeAreas: Bool { attributes.flag("useSafeAreas") ?? false }
    /// Whether variations by size classes count.
    package var usesTraitCollections: Bool { attributes.flag("useTraitCollections") ?? false }
    /// Whether the file is a launch screen.
    package var isLaunchScreen: Bool { attributes.flag("launchScreen") ?? false }
    /// The platform, such as `iOS.CocoaTouch`; nil where the file does not say.
    package var targetRuntime: String? { attributes["targetRuntime"] }
}
