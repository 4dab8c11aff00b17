import Foundation

extension SourceProject {
    /// Whether a file may ask for other files of the app: by `Bundle`, or by localized texts.
    package var usesBundle: Bool {
        files.contains { file in
            ["Bundle", "bundle", "ocalized"].contains { file.text.range(of: $0, options: .literal) != nil }
        }
    }
}
