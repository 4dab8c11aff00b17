import Files
import Foundation
import InterfaceFiles
import LiveKit
import SwiftSources
import ViewKit

/// The storyboards and nibs of an app, each decoded when it is asked for, in the language of the launch.
@MainActor final class AppInterfaces {
    private let compiled: [CompiledInterface]
    private let language: String
    /// The files that were asked for, by their paths.
    private var decoded: [String: InterfaceFile] = [:]

    private init(_ compiled: [CompiledInterface], language: String) {
        self.compiled = compiled
        self.language = language
    }

    /// Has the host of `layers` find the interface files of `launch`, and the classes of `code` that they name.
    static func install(_ launch: CodeLaunch, _ code: LoadedCode, for layers: LayerContext) {
        let library = InterfaceLibrary.of(layers)
        for part in code.interfaceClasses(by: launch.interfaceFunctions) { library.append(part) }
        guard !launch.interfaces.isEmpty else { return }
        let files = AppInterfaces(launch.interfaces, language: launch.language)
        library.nibOwners = Set(launch.interfaces.compactMap(\.owner))
        library.file = { name, kind in files.file(named: name, kind) }
    }

    /// The file of that name and kind, in the nearest language; nil where there is none.
    private func file(named name: String, _ kind: InterfaceFile.Kind) -> InterfaceFile? {
        let ending = kind == .storyboard ? ".storyboard" : ".xib"
        let candidates = compiled.filter { FilePath($0.path).name == name + ending }
        let names = LaunchLanguage.names(for: language).map { "\($0).lproj" }
        let best = candidates.min { rank($0, names) < rank($1, names) }
        guard let best else { return nil }
        if let file = decoded[best.path] { return file }
        guard var file = try? InterfaceFile(decoding: [UInt8](best.contents)) else { return nil }
        // A file of the language itself has its words already.
        if !names.contains(folder(of: best)) { file = file.localized(by: Bundle.main.localizedTexts(inTable: name)) }
        decoded[best.path] = file
        return file
    }

    private func folder(of interface: CompiledInterface) -> String { FilePath(FilePath(interface.path).folder).name }

    /// The place of a file among those of its name: that of the language, then that of all languages.
    private func rank(_ interface: CompiledInterface, _ names: [String]) -> Int {
        let folder = folder(of: interface)
        if let index = names.firstIndex(of: folder) { return index }
        if folder == "Base.lproj" { return names.count }
        return folder.hasSuffix(".lproj") ? names.count + 2 : names.count + 1
    }
}

extension CodeLaunch {
    /// The beginning of the app, as its `Info.plist` or its build settings say.
    @MainActor var beginning: AppLauncher.Beginning {
        let information = Bundle.main.infoDictionary ?? [:]
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        var beginning = AppLauncher.Beginning()
        beginning.sceneStoryboard = scenes?.first?["UISceneStoryboardFile"] as? String
        beginning.mainStoryboard = information["UIMainStoryboardFile"] as? String ?? mainStoryboard
        // A project whose plist is elsewhere still has the storyboard that all templates call Main.
        beginning.fallbackStoryboard = "Main"
        return beginning
    }
}
