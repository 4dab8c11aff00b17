import Foundation

/// A folder of expected values in JSON, one file for each subject.
///
/// The folder of the test target, unless the environment variable `SEGUE_VECTORS` names another one of the same form:
/// its rows then run through the same tests.
package struct VectorFolder: Sendable {
    package let url: URL

    /// The folder that `SEGUE_VECTORS` names, otherwise `Vectors` among the resources of `bundle`.
    package init(in bundle: Bundle) {
        if let path = ProcessInfo.processInfo.environment["SEGUE_VECTORS"], !path.isEmpty {
            url = URL(fileURLWithPath: path, isDirectory: true)
        } else {
            url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Vectors", isDirectory: true)
        }
    }

    /// The content of `name`.json; throws a `VectorError` that names the file and what is wrong with it.
    package func load<Content: Decodable>(_ type: Content.Type = Content.self, from name: String) throws -> Content {
        let file = url.appendingPathComponent(name + ".json")
        guard let data = try? Data(contentsOf: file) else {
            throw VectorError(
                path: file.path, problem: "cannot be read",
                remedy: "Put the file there, or point SEGUE_VECTORS to a folder that has it.")
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw VectorError(
                path: file.path, problem: "does not have the expected form: \(error)",
                remedy: "Compare it with the file of the same name in the test folder.")
        }
    }
}
