/// The build settings of a target, of the configuration for debugging or else the first one.
struct XcodeSettings {
    private let own: PropertyValue?
    private let project: PropertyValue?

    /// The settings of `target` and those of `project` that it inherits, among the `objects` of the file.
    init(of target: PropertyValue, in project: PropertyValue, _ objects: [String: PropertyValue]) {
        func settings(_ object: PropertyValue) -> PropertyValue? {
            let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
            let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
            let chosen = configurations.first { $0["name"]?.text == "Debug" } ?? configurations.first
            return chosen?["buildSettings"]
        }
        own = settings(target)
        self.project = settings(project)
    }

    /// The text of the setting `name`; nil for none.
    subscript(name: String) -> String? { own?[name]?.text ?? project?[name]?.text }

    /// The name of the module or the product, where it is written out; nil for that of the target.
    var productName: String? {
        let names = [self["PRODUCT_MODULE_NAME"], self["PRODUCT_NAME"]].compactMap(\.self)
        return names.first { !$0.contains("$") && !$0.isEmpty }
    }

    /// The flags that Swift code is compiled with, without those that are always there.
    var conditions: [String] {
        let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
        let inherited = Self.words(project?[name])
        guard let own = own?[name] else { return inherited.filter(Self.isFlag) }
        return Self.words(own).flatMap { $0 == "$(inherited)" ? inherited : [$0] }.filter(Self.isFlag)
    }

    /// The systems that the target is for; empty where the settings do not say.
    var platforms: [String] {
        let supported = self["SUPPORTED_PLATFORMS"].map { Self.words(.text($0)) } ?? []
        return supported.isEmpty ? self["SDKROOT"].map { $0 == "auto" ? [] : [$0] } ?? [] : supported
    }

    private static func words(_ value: PropertyValue?) -> [String] {
        (value?.texts ?? []).flatMap { $0.split(separator: " ").map(String.init) }
    }

    private static func isFlag(_ word: String) -> Bool {
        !word.isEmpty && word != "DEBUG" && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
}
