/// The values that were set for the numbers of opened code, over all of its versions.
struct NumberTuning: Hashable, Sendable {
    private struct Setting: Hashable, Sendable {
        var value: Double
        /// The literals that it is set in place of: that of the file, and the one that was written into it since.
        var literals: Set<String>
        /// The value that was written into the file; nil for none.
        var keptValue: Double?
    }

    private var settings: [TunableNumber.ID: Setting] = [:]

    /// The values, by their numbers.
    var values: [TunableNumber.ID: Double] { settings.mapValues(\.value) }

    /// Gives those of `numbers` that `values` names these values, where they are finite, and all others those of their literals.
    mutating func set(_ values: [TunableNumber.ID: Double], of numbers: [TunableNumber]) {
        var next: [TunableNumber.ID: Setting] = [:]
        for number in numbers {
            let former = settings[number.id].flatMap { $0.literals.contains(number.literal) ? $0 : nil }
            guard let value = values[number.id] else { continue }
            if value.isFinite {
                // A value that was written may be taken back before the next version comes.
                guard value != number.literalValue || former?.keptValue != nil else { continue }
                var setting = former ?? Setting(value: value, literals: [number.literal])
                setting.value = value
                next[number.id] = setting
            } else {
                next[number.id] = former
            }
        }
        settings = next
    }

    /// Counts the literal `text` as the one of the number `id`, as it was written into its file.
    mutating func keep(_ id: TunableNumber.ID, as text: String) {
        guard var setting = settings[id] else { return }
        setting.literals.insert(text)
        setting.keptValue = setting.value
        settings[id] = setting
    }

    /// Returns `numbers` with the values that were set.
    func applied(to numbers: [TunableNumber]) -> [TunableNumber] {
        numbers.map { number in
            var number = number
            number.tunedValue = value(of: number)
            return number
        }
    }

    /// The values of those of `numbers` that have others than their literals, by their positions in the code's table.
    func table(for numbers: [TunableNumber]) -> [Int: Double] {
        var table: [Int: Double] = [:]
        for number in numbers {
            if let value = value(of: number), value != number.literalValue { table[number.index] = value }
        }
        return table
    }

    private func value(of number: TunableNumber) -> Double? {
        settings[number.id].flatMap { $0.literals.contains(number.literal) ? $0.value : nil }
    }

    /// Forgets the values whose literals are not among `numbers`, those of a new version; returns the identities of those that
    /// are lost by that. A literal that has the value itself now has lost nothing.
    mutating func removeMissing(from numbers: [TunableNumber]) -> [TunableNumber.ID] {
        var found: [TunableNumber.ID: TunableNumber] = [:]
        for number in numbers { found[number.id] = number }
        var lost: [TunableNumber.ID] = []
        for (id, setting) in settings {
            guard let number = found[id], setting.literals.contains(number.literal) else {
                if found[id]?.literalValue != setting.value, setting.keptValue != setting.value { lost.append(id) }
                settings[id] = nil
                continue
            }
            settings[id] =
                number.literalValue == setting.value ? nil : Setting(value: setting.value, literals: [number.literal])
        }
        return lost.sorted { ($0.path, $0.function, $0.name, $0.ordinal) < ($1.path, $1.function, $1.name, $1.ordinal) }
    }
}

/// A launch of a version, by its code and the values of its literals.
struct NumberLaunch: Hashable, Sendable {
    /// The path of the shared object.
    var library: String
    /// The values by their positions in the code's table.
    var numbers: [Int: Double]
}
