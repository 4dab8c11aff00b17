import SwiftSources
import SwiftSyntax

/// The declarations that Xcode generates: a symbol for each asset of a catalogue, and the bundle of a package's resources.
///
/// Only those that the code names are made, as others would cost the compiler time, and none that the code declares itself.
struct GeneratedSymbols {
    /// The declarations, to be put behind a file; empty where none are needed.
    private(set) var text = ""

    /// The kinds of assets, each with the name of its resource and of the type that it is shown as.
    private static let kinds = (
        color: (kind: "Color", resource: "ColorResource", type: "UIColor"),
        image: (kind: "Image", resource: "ImageResource", type: "UIImage")
    )

    /// The symbols of `assets` that the files `trees`, whose index is `index`, name.
    init(for assets: AssetNames, usedIn trees: [SourceFileSyntax], of index: ProjectIndex) {
        let isAny = !assets.colors.isEmpty || !assets.images.isEmpty
        let usesModule = index.namesBundleOfModule && index.extensionMembers["Bundle.module"] == nil
        guard isAny || usesModule else { return }
        if isAny {
            let collector = MemberNames(viewMode: .sourceAccurate)
            for tree in trees { collector.walk(tree) }
            for (names, kind) in [(assets.colors, Self.kinds.color), (assets.images, Self.kinds.image)] {
                let space = AssetNamespace(names, kind: kind.kind, used: collector.names)
                append(space.resources(kind.resource), to: kind.resource, index)
                append(space.values(kind.type, of: kind.resource), to: kind.type, index)
            }
        }
        if usesModule { text += "extension Bundle { static var module: Bundle { .main } }\n" }
        if !text.isEmpty { text = "\nimport UIKit\n" + text }
    }

    /// Adds an extension of `type` with `members`, but for those that the code or UIKit has.
    private mutating func append(_ members: [AssetNamespace.Member], to type: String, _ index: ProjectIndex) {
        let own = members.filter { member in
            index.extensionMembers["\(type).\(member.name)"] == nil && index.members["\(type).\(member.name)"] == nil
                && !(type == "UIColor" && Self.systemColors.contains(member.name))
        }
        guard !own.isEmpty else { return }
        text += "extension \(type) {\n" + own.map(\.text).joined() + "}\n"
    }

    /// The colours that UIKit has under such names.
    private static let systemColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}

/// Collects the names of members that code asks for.
private final class MemberNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.declName.baseName.text.filter { $0 != "`" })
        return .visitChildren
    }
}
