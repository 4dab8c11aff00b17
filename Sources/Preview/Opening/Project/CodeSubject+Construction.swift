import SwiftSources

/// The animators that are played, as far as their code leaves something open.
extension CodeSubject {
    /// The messages about the animators of the chosen entry: the values that were made for them, and the properties that no code
    /// sets.
    var constructionMessages: [String] {
        guard let entry, let version else { return [] }
        let other = entry.counterpart(among: version.companions)?.entry
        return ([entry] + [other].compactMap(\.self)).flatMap { $0.constructionMessages }
    }

    /// The style in which the entry opens, and the keys for others, for the window.
    func styleMessage(_ style: String) -> String {
        let other = entry?.counterpart(among: version?.companions ?? []).map { ", with \($0.entry.name)" } ?? ""
        return "as \(style)\(other); A and S choose otherwise"
    }
}

extension SourceEntry {
    /// The messages about the making of the object.
    fileprivate var constructionMessages: [String] {
        var messages: [String] = []
        let choice = "#Preview { MyViewController() } shows it with others"
        if !madeValues.isEmpty {
            messages.append("\(name): made with \(madeValues.joined(separator: ", ")), as no code says so; \(choice)")
        }
        if !unsetProperties.isEmpty {
            let names = unsetProperties.joined(separator: ", ")
            messages.append("\(name): no code sets \(names), and using it while it is nil ends the code; \(choice)")
        }
        return messages
    }
}
