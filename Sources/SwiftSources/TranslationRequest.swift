/// The files of one project, to be translated together.
package struct TranslationRequest: Hashable, Codable, Sendable {
    /// The texts of the files.
    package var texts: [String]

    package init(texts: [String]) { self.texts = texts }
}
