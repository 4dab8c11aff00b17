import Files

/// The numbers of the code, which are tuned by launches of the same code with other values.
extension CodeStage {
    var tunableNumbers: TunableNumbers {
        guard let version = shown?.version else { return TunableNumbers() }
        var numbers = version.numbers
        numbers.numbers = tuning.applied(to: numbers.numbers)
        numbers.isPending = self.numbers != tuning.table(for: version.numbers.numbers)
        return numbers
    }

    func setNumbers(_ values: [TunableNumber.ID: Double]) {
        guard options.isLive, let version = shown?.version else { return }
        tuning.set(values, of: version.numbers.numbers)
        if tunesRunningVersion {
            messages.removeTunedEnds()
            // Values with which the code has ended may be tried once more from here.
            newestLaunch = nil
            if candidate?.isTuned == true { withdrawCandidate() }
        }
        startTunedVersion()
    }

    /// Whether the version that runs has the values that are set.
    private var tunesRunningVersion: Bool {
        guard let connection else { return false }
        return tuning.table(for: connection.version.numbers.numbers) == numbers
    }

    /// Launches the code that shows once more where the values are others than those of its last launch.
    ///
    /// A version that is on its way goes on, and this is called again after it; but where it waits, it is launched again with
    /// the new values.
    func startTunedVersion() {
        if let candidate { return startAgain(candidate) }
        guard let shown else { return }
        let table = tuning.table(for: shown.version.numbers.numbers)
        let launch = NumberLaunch(library: shown.version.library.path, numbers: table)
        // Values with which the code has ended are not tried again.
        guard launch != newestLaunch, connection == nil || table != numbers else { return }
        launchLive(VersionArrival(version: shown.version, entry: shown.entry, log: log, isTuned: true, isOlder: true))
    }

    /// Launches the code of `candidate` again where that waits, and was launched with other values.
    private func startAgain(_ candidate: VersionCandidate) {
        let table = tuning.table(for: candidate.connection.version.numbers.numbers)
        if candidate.connection.isDelayed, table != candidate.numbers { launchLive(candidate.arrival) }
    }

    /// Forgets the values whose literals are gone in `version`, and says so.
    func reportLostNumbers(of version: CodeVersion) {
        let lost = tuning.removeMissing(from: version.numbers.numbers)
        guard !lost.isEmpty else { return }
        let names = lost.map { "\($0.name) in \($0.function)" }
        onReport(
            "\(code.name): the literals of tuned numbers are others now, and their values are gone: "
                + CodeProject.list(names, more: "more"))
    }

    func keepNumbers(_ ids: Set<TunableNumber.ID>) throws(PreviewError) {
        guard let version = shown?.version else { return }
        let numbers = tunedNumbers(of: version).filter { ids.contains($0.id) }
        try rewrite(of: version, with: numbers).write()
        for number in numbers { tuning.keep(number.id, as: LiteralText.text(of: number.value, like: number.literal)) }
    }

    var tunedLines: String {
        guard let version = shown?.version else { return "" }
        return rewrite(of: version, with: tunedNumbers(of: version)).changedLines
    }

    /// The numbers of `version` that have other values than in its files.
    private func tunedNumbers(of version: CodeVersion) -> [TunableNumber] {
        tuning.applied(to: version.numbers.numbers).filter(\.isTuned)
    }

    /// The rewrite of the files of `version` with the values of `numbers`.
    private func rewrite(of version: CodeVersion, with numbers: [TunableNumber]) -> LiteralRewrite {
        var rewrite = LiteralRewrite()
        for (path, own) in Dictionary(grouping: numbers, by: \.id.path).sorted(by: { $0.key < $1.key }) {
            let changes = own.map { LiteralRewrite.Change(range: $0.offsets, literal: $0.literal, value: $0.value) }
            rewrite.append(changes, of: path, compiledFrom: version.texts[path] ?? "")
        }
        return rewrite
    }

    /// The numbers in effect that are others than in the files, for the record of a run; nil for none.
    var tunedNumbers: [String]? {
        guard let version = shown?.version, !numbers.isEmpty else { return nil }
        return version.numbers.numbers.compactMap { number in
            numbers[number.index].map {
                "\(FilePath(number.id.path).name):\(number.position.line):\(number.position.column) \(number.name) \($0)"
            }
        }
    }
}
