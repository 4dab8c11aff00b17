/// A stage of a frame: the one list of them, by which stamps, times, causes, files and tables are indexed.
///
/// The raw value is the index. The cases are in the order of files and tables: what a frame does, in its order, and last
/// `waiting`, the remainder of the time since the frame before. A new stage is a case before `present`, and one more
/// place in `Storage`; its name is its key in files and in traces.
package enum FrameStage: Int, CaseIterable, CodingKey {
    case input, animation, layout, commit, drawList, composite, overlay, present, waiting

    /// Memory for one value a stage.
    package typealias Storage<Value> = InlineArray<9, Value>
}

extension FrameStage {
    /// The stages in the order of time: a frame waits for its refresh between `overlay` and `present`.
    package static let timeline = allCases.filter { $0 != .present && $0 != .waiting } + [.waiting, .present]

    /// The name in files, in traces and on standard output: `drawList`.
    package var name: String { stringValue }

    /// The name in the window: `draw list`.
    package var words: String { Self.allWords[rawValue] }

    private static let allWords = allCases.map { stage in
        stage.name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
    }

    /// The key of the stamp at the stage's end in a line of `frames.jsonl`; the wait ends where present starts.
    var endKey: String { Self.endKeys[rawValue] }

    private static let endKeys = allCases.map { $0 == .waiting ? "presentStart" : $0.name + "End" }

    package var description: String { name }
}
