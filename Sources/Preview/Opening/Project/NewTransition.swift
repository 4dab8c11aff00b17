import Assets
import Files
import Foundation

/// `segue new`: a Swift file with an interactive transition, to begin with.
package struct NewTransition {
    private let name: String

    /// A file for a transition called `name`, which has to be usable as a part of the names of Swift types.
    package init(_ name: String) throws(PreviewError) {
        let name = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        let isName = name.first.map { $0.isLetter || $0 == "_" } ?? false
        guard isName, name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isASCIIWord })
        else {
            throw PreviewError(
                place: name, problem: "not a name of a Swift type",
                remedy: "give a letter and then letters, digits or _, such as CardFlip", status: .usage)
        }
        let typeName = name.prefix(1).uppercased() + name.dropFirst()
        let rest = typeName.dropFirst(2)
        if Self.prefixes.contains(String(typeName.prefix(2))), rest.first?.isUppercase ?? true {
            throw PreviewError(
                place: name, problem: "names of Apple's types begin with \(typeName.prefix(2))",
                remedy: "give another one, such as \(rest.isEmpty ? "CardFlip" : "My\(rest)")", status: .usage)
        }
        self.name = typeName
    }

    /// The prefixes of the types that a transition uses: one of its own with such a name may be one of theirs.
    private static let prefixes: Set<String> = ["UI", "NS", "CA", "CG"]

    /// Writes the file into the working folder, and returns its path; a file of that name is left alone.
    package func write() throws -> String {
        let path = name + ".swift"
        let text: String
        do throws(FileError) { text = try InputFile(path: Template.transition.path).text() } catch {
            throw PreviewError.unreadable(Template.transition.path, error, remedy: "install this program again")
        }
        do throws(FileError) { try Self.make(path, text.replacing("Slide", with: name)) } catch {
            throw error.reason == .system(EEXIST)
                ? PreviewError.existing(path, remedy: "choose another name, or remove it")
                : PreviewError.unwritable(path, error)
        }
        return path
    }

    /// Makes the file; whatever has its name, a link without a target included, is an error with the reason `EEXIST`.
    private static func make(_ name: String, _ text: String) throws(FileError) {
        let folder = try Folder(path: ".")
        let file = try folder.makeFile(name)
        do throws(FileError) { try file.append(Array(text.utf8)) } catch {
            try? folder.removeFile(name)
            throw error
        }
    }
}

extension Character {
    fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
