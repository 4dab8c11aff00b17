/// The declarations and statements of a project that are left out, as they need a module that is not here.
package struct LeftOutDeclarations: Hashable, Codable, Sendable {
    /// The name of the module, such as `SwiftUI`.
    package var module: String
    /// Their names, in their order, such as `MapScreen.mapView` or `2 statements of MapScreen.viewDidLoad()`.
    package var names: [String]

    package init(module: String, names: [String]) {
        self.module = module
        self.names = names
    }
}
