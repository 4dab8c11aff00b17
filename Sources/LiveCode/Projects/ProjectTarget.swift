/// A target of a project or a package: the files that are built together.
package struct ProjectTarget: Hashable, Sendable {
    /// The product of a target.
    package enum Kind: Hashable, Sendable {
        /// An app for phones or tablets.
        case app
        /// A program of a package.
        case program
        /// A framework or a library.
        case library
        /// Something that is not opened, in words: "tests", "an extension".
        case other(String)
    }

    package let name: String
    package let kind: Kind
    /// The name of the project or the package.
    package let project: String
    /// The absolute paths of the Swift files, each once.
    package var sources: [String] = []
    /// The paths of files in other languages.
    package var foreign: [String] = []
    /// The absolute paths of files that are left out, as they lie outside of the project or are not there.
    package var absent: [String] = []
    /// The names of the targets and products that it needs.
    package var dependencies: [String] = []
    /// The flags that hold while it is compiled.
    package var conditions: [String] = []
    /// The path of the header by which it sees Objective-C; nil for none.
    package var bridgingHeader: String?
    /// The absolute paths of the files and folders of its bundle; none where the project does not list them.
    package var resources: [String] = []
    /// The absolute path of its `Info.plist`; nil where the settings name none.
    package var informationPath: String?
    /// The name of the storyboard at which the app begins by its settings; nil where they name none.
    package var mainStoryboard: String?

    /// The name of its product, by which its module is called; nil for its own.
    package var productName: String?

    /// The name of its module.
    package var moduleName: String {
        let name = String((productName ?? name).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
