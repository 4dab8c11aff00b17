extension SourceEntry {
    /// The animator for the other direction, by the names of both: that of the same file, or else of any; nil where there is none
    /// among `entries`, or the entry is no animator.
    package func counterpart(among entries: [SourceEntry]) -> (entry: SourceEntry, isForward: Bool)? {
        guard kind == .animator else { return nil }
        for candidate in DirectionWords.counterparts(of: name) {
            let found = entries.filter { $0.kind == .animator && $0.name == candidate.name && $0.function != nil }
            if let entry = found.first(where: { $0.file == file }) ?? found.first {
                return (entry, candidate.isBack)
            }
        }
        return nil
    }
}

extension [SourceEntry] {
    /// The entries that are the way back of another one, which plays both.
    package var waysBack: [SourceEntry] {
        filter { entry in entry.counterpart(among: self)?.isForward == true }
    }
}
