import Files
import Foundation
import Glibc

/// The app as a folder, as it is installed on a device: the code, links to the resources, and an `Info.plist`.
///
/// Foundation's `Bundle` reads it. Nothing in the user's folder is written.
enum InstalledApp {
    /// The values of an `Info.plist` that Xcode fills in.
    private static let version = "1.0"
    private static let build = "1"
    private static let language = "en"
    /// Bytes of the largest `Info.plist`.
    private static let largestInformation = 1 << 20

    /// Makes the app of `files` and the library of `launch` in its folder, and has `Bundle.main` stand for it; the launch of
    /// the app's code.
    static func install(_ launch: CodeLaunch, _ files: BundleFiles) throws -> CodeLaunch {
        let name = name(launch.bundle.name)
        var launch = launch
        do throws(FileError) {
            // Foundation compares paths without links.
            let folder = FilePath.resolved(launch.folder) ?? launch.folder
            let app = try Folder.make("\(name).app", in: Folder(path: folder))
            // Without hard links the code stays where it is, and `Bundle(for:)` is not the app's.
            if (try? app.makeName(name, ofFile: launch.library)) != nil { launch.library = app.path(of: name) }
            setProgram(app.path(of: name))
            let information = information(of: name, with: launch.informationPath ?? files.information)
            if let information { try app.replace("Info.plist", with: information) }
            if launch.usesBundle { try link(files, in: app) }
        } catch {
            throw CodeFailure(
                problem: "the app's bundle cannot be made (\(error.path): \(error.problem))",
                remedy: "choose a cache folder of your own with room, such as by XDG_CACHE_HOME")
        }
        return launch
    }

    /// Links the files of the bundle that code may ask for in the folder `app`.
    private static func link(_ files: BundleFiles, in app: Folder) throws(FileError) {
        var folders: [String: String] = [:]
        link(files.resources, in: app, &folders)
        for (localization, files) in files.localizations {
            link(files, in: try Folder.makeOrOpen(localization, in: app), &folders)
        }
    }

    /// Links the files at the paths `files`, which are relative to the working folder or absolute, and no links, by their
    /// names; `folders` are the absolute paths of their folders, as far as they are known.
    private static func link(_ files: [String: String], in folder: Folder, _ folders: inout [String: String]) {
        for (name, path) in files {
            let location = FilePath(path)
            guard let parent = folders[location.folder] ?? FilePath.resolved(location.folder) else { continue }
            folders[location.folder] = parent
            // A name that is taken already, such as the code's, stays what it is.
            try? folder.makeLink(name, to: parent == "/" ? parent + location.name : "\(parent)/\(location.name)")
        }
    }

    /// `name` as the name of a file.
    private static func name(_ name: String) -> String {
        let short = String(name.prefix(60))
        return short.isEmpty || short.hasPrefix(".") || short.contains("/") ? "App" : short
    }

    /// Has Foundation take the program at `path` for this one, so that `Bundle.main` is the folder in which that lies.
    ///
    /// Without the function, which Foundation exports and does not declare, the bundle stays the one of this program.
    private static func setProgram(_ path: String) {
        typealias Getter = @convention(c) () -> UnsafeMutablePointer<UnsafePointer<CChar>?>?
        guard let symbol = dlsym(nil, "_CFGetProcessPath") else { return }
        unsafeBitCast(symbol, to: Getter.self)()?.pointee = strdup(path).map { UnsafePointer($0) }
    }

    // MARK: Info.plist

    /// The `Info.plist` of the app `name`: the usual values, and those of the file at `path`.
    private static func information(of name: String, with path: String?) -> Data? {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        let identifier = "com.example." + String(letters)
        let variables = [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "MARKETING_VERSION": version,
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "CURRENT_PROJECT_VERSION": build,
            "DEVELOPMENT_LANGUAGE": language, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        var values: [String: Any] = [
            "CFBundleName": name, "CFBundleIdentifier": identifier, "CFBundleShortVersionString": version,
            "CFBundleVersion": build, "CFBundleDevelopmentRegion": language, "CFBundlePackageType": "APPL",
            "CFBundleInfoDictionaryVersion": "6.0",
        ]
        if let path, let data = try? InputFile(path: path).contents(limit: largestInformation),
            let own = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        {
            values.merge(own.mapValues { filled($0, with: variables) }) { _, own in own }
        }
        values["CFBundleExecutable"] = name
        return try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    /// `value` with the values of the variables that a text names, as in `$(PRODUCT_NAME)`; others stay.
    private static func filled(_ value: Any, with variables: [String: String]) -> Any {
        guard var text = value as? String else { return value }
        for (name, value) in variables {
            for form in ["$(\(name))", "${\(name)}", "$(\(name):c99extidentifier)"] {
                text = text.replacingOccurrences(of: form, with: value)
            }
        }
        return text
    }
}
