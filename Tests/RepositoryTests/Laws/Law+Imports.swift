extension Law {
    /// Laws 1 and 2 of the design: modules import downwards only, and C stays in the one place that it has.
    static let imports = Law("imports") { line, file in
        guard let module = file.module, let imported = importedModule(line) else { return nil }
        if let owner = ownersOfC[imported] {
            return owner == module ? nil : "\(module) imports \(imported), which only \(owner) may"
        }
        guard dependencies.keys.contains(imported) else {
            let isPure = module == "Motion" && !["Glibc", "Musl", "Darwin"].contains(imported)
            return isPure ? "Motion imports \(imported); it may import nothing but the C maths library" : nil
        }
        return reachable(from: module).contains(imported) ? nil : "\(module) imports \(imported), which is not below it"
    }

    /// The arrows of the design's module table.
    private static let dependencies: [String: [String]] = [
        "Assets": [],
        "Files": [],
        "SwiftSources": [],
        "LiveCode": ["Files", "SwiftSources"],
        "translator": ["SwiftSources"],
        "Motion": [],
        "Cassowary": [],
        "Graphics": [],
        "RenderTree": ["Graphics"],
        "LayerTree": ["Graphics", "Motion", "RenderTree"],
        "ViewKit": ["Cassowary", "LayerTree", "Motion"],
        "LiveKit": ["ViewKit"],
        "LiveCombine": ["LiveKit"],
        "CombineLibrary": ["LiveCombine"],
        "Transitions": ["ViewKit"],
        "Compositor": ["RenderTree"],
        "SDLPlatform": ["Compositor", "Files"],
        "Films": ["Files", "Graphics", "Recorder"],
        "Recorder": [],
        "Preview": ["Transitions", "Recorder", "SDLPlatform", "Files", "Films", "Assets", "LiveCode", "LiveKit"],
        "segue": ["Preview"],
    ]

    private static let ownersOfC = [
        "CSDL2": "SDLPlatform", "CPango": "Graphics", "CKernels": "Compositor", "CAllocationCounter": "Recorder",
        "CWebP": "Films",
    ]

    private static func reachable(from module: String) -> Set<String> {
        (dependencies[module] ?? []).reduce(into: []) { reached, dependency in
            reached.insert(dependency)
            reached.formUnion(reachable(from: dependency))
        }
    }

    /// The module that a line of code imports, whatever stands around the word `import`.
    private static func importedModule(_ line: String) -> String? {
        let words = line.split(whereSeparator: { " ;".contains($0) })
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
        let rest = words[(keyword + 1)...].drop { kinds.contains($0) }
        return rest.first.map { String($0.prefix { $0 != "." }) }
    }
}
