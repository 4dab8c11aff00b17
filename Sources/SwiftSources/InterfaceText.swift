import Foundation

/// A storyboard or a nib of an app, as Interface Builder saved it.
package struct InterfaceText: Hashable, Codable, Sendable {
    /// The path, as it lies in the folder of the app.
    package var path: String
    package var contents: Data

    package init(path: String, contents: Data) {
        self.path = path
        self.contents = contents
    }
}

/// A storyboard or a nib in the form in which it is loaded.
package struct CompiledInterface: Hashable, Codable, Sendable {
    /// The path of its text.
    package var path: String
    /// The encoded file.
    package var contents: Data
    /// The controllers of its scenes that can be opened.
    package var scenes: [Scene]
    /// The name of the class that loads a nib, its File's Owner; nil for none.
    package var owner: String?

    /// A scene of a storyboard.
    package struct Scene: Hashable, Codable, Sendable {
        /// The identifier that code names it by, or else the id of its controller.
        package var name: String
        /// The line of its controller.
        package var line: Int

        package init(name: String, line: Int) {
            self.name = name
            self.line = line
        }
    }

    package init(path: String, contents: Data, scenes: [Scene], owner: String?) {
        self.path = path
        self.contents = contents
        self.scenes = scenes
        self.owner = owner
    }
}
