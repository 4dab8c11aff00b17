import Preview

/// Reads gesture scripts, and what it writes of them again.
enum GestureScriptTarget: FuzzTarget {
    static let name = "gesture-script"
    static let longestInput = 512
    static let dictionary: String? = "json"
    static let seedFolders = ["assets/gestures"]

    static func run(_ bytes: UnsafeRawBufferPointer) {
        guard let script = try? GestureScript(String(decoding: bytes, as: UTF8.self), path: "fuzz") else { return }
        _ = script.duration
        _ = script.text
    }
}
