import Files
import Recorder

extension GestureScript.Header {
    /// The header of a script of a run under `conditions` that lies in the folder at `folder`: it names what runs so that it
    /// replays from any working folder.
    init(of conditions: RunConditions, in folder: String) {
        self.init(what: conditions.scenario, size: conditions.size)
        device = conditions.device
        dark = conditions.appearance == "dark" ? true : nil
        reducedMotion = conditions.reducesMotion ? true : nil
        statusBar = conditions.hasStatusBar ? true : nil
        rightToLeft = conditions.readsRightToLeft ? true : nil
        guard let source = conditions.source, let path = source.paths.first else { return }
        func relative(_ path: String) -> String {
            // The folder may get its name at the end.
            FilePath.relative(path, to: FilePath(folder).folder).map { "../" + $0 } ?? path
        }
        what = relative(path)
        entry = source.entry
        let others = source.paths.dropFirst().map(relative)
        also = others.isEmpty ? nil : others
        screens = source.screens
        style = source.style
        target = source.target
        language = source.language
        alone = source.isAlone
    }
}
