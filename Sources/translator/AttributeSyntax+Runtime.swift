import SwiftSyntax

extension AttributeSyntax {
    /// The attributes that tell the runtime, Interface Builder or the linker of a declaration.
    private static let runtimeNames: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "GKInspectable", "NSCopying", "main", "UIApplicationMain",
    ]

    /// Whether the attribute tells the runtime of a declaration, and has no meaning here.
    var isForRuntime: Bool { Self.runtimeNames.contains(attributeName.trimmedDescription) }
}
