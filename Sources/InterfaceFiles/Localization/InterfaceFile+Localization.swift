extension InterfaceFile {
    /// The file with the texts of another language.
    ///
    /// `strings` are those of the table of the file's name, such as `Main.strings`: keyed by the object's id and a property, such
    /// as `abc-de-fgh.text`, `.normalTitle`, `.configuration.title`, `.segmentTitles[0]`. A text that the file does not have
    /// is not added, and a key that fits nothing is passed over.
    package func localized(by strings: [String: String]) -> InterfaceFile {
        var texts: [String: [String: String]] = [:]
        for (key, text) in strings {
            guard let point = key.firstIndex(of: ".") else { continue }
            texts[String(key[..<point]), default: [:]][String(key[key.index(after: point)...])] = text
        }
        guard !texts.isEmpty else { return self }
        var file = self
        for scene in file.scenes.indices {
            for object in file.scenes[scene].objects.indices {
                file.scenes[scene].objects[object].localize(by: texts)
            }
        }
        return file
    }
}
