import SDLPlatform

/// The frame of the last window of each kind, and the panels of each subject, in files that outlive the program.
struct WindowMemory {
    private let frames: StateFile<WindowFrame>
    private let panels: StateFile<WorkbenchState>

    /// The memory in `folder`; nil for a place without one.
    init?(folder: String?) {
        guard let frames = StateFile<WindowFrame>("windows.json", folder: folder),
            let panels = StateFile<WorkbenchState>("panels.json", folder: folder)
        else { return nil }
        self.frames = frames
        self.panels = panels
    }

    /// The frame of the last window of `kind`; nil for the first one.
    func frame(of kind: String) -> WindowFrame? { frames.value(of: kind) }

    /// Keeps `frame` for the next window of `kind`.
    func remember(_ frame: WindowFrame, of kind: String) { frames.remember(frame, as: kind) }

    /// The panels beside `subject` as they were last; nil for the first time.
    func panels(of subject: String) -> WorkbenchState? { panels.value(of: subject) }

    /// Keeps `panels` for the next window of `subject`.
    func remember(_ state: WorkbenchState, beside subject: String) { panels.remember(state, as: subject) }
}
