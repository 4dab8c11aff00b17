extension Law {
    /// Law 3 of the design: below Preview nobody but the platform's clock asks for the time, chance or the environment;
    /// LiveKit and LiveCombine declare what opened code has in their place.
    static let time = Law("time") { line, file in
        let exempt = ["SDLPlatform", "Preview", "segue", "LiveKit", "LiveCombine"]
        guard let module = file.module, !exempt.contains(module) else { return nil }
        return first(of: clocksAndChance, in: line).map {
            "\(module) uses \($0); time, chance and settings are arguments"
        }
    }

    /// Paths are taken as the user gave them: what Foundation makes of one that begins with `~` is somebody's home folder.
    static let paths = Law("paths") { line, file in
        guard file.module != nil else { return nil }
        return first(of: ["fileURLWithPath", "filePath:", "expandingTilde", "homeDirectory", "NSHome"], in: line).map {
            "\($0) expands a leading \"~\"; take paths literally, as the module Files does"
        }
    }

    /// Words that say nothing about a type.
    static let names = Law("names") { line, _ in
        // Apple's own name.
        guard let type = declaredType(line), type != "UIStatusBarManager" else { return nil }
        return ["Manager", "Helper", "Helpers", "Util", "Utils", "Utilities", "Common", "Base"].first(
            where: type.hasSuffix
        )
        .map { "the type \(type) is named \"\($0)\", which does not say what it is" }
    }

    /// A type with its module's name hides the module.
    static let moduleNames = Law("moduleNames") { line, file in
        // The design names one module after the one value that it is about.
        guard let module = file.module, module != "RenderTree", declaredType(line) == module else { return nil }
        return "the type \(module) has the name of its module"
    }

    /// Bad input is an error or has a defined result; it never ends the process.
    static let traps = Law("traps") { line, file in
        guard file.module != nil else { return nil }
        return first(of: ["fatalError(", "try!", "as!"], in: line).map {
            "\($0) ends the process where an error would do"
        }
    }

    /// Work that is left open belongs in an issue.
    static let notes = Law(name: "notes") { file in
        file.lines.enumerated().compactMap { index, line in
            first(of: ["TO" + "DO", "FIX" + "ME"], in: line).map { (index + 1, "\($0) is left in the source") }
        }
    }

    /// Turning a check of the compiler off needs a reason that a reader can judge.
    static let concurrencyReasons = Law(name: "concurrencyReasons") { file in
        file.code.indices.compactMap { index in
            guard let word = first(of: ["@unchecked Sendable", "nonisolated(unsafe)"], in: file.code[index]) else {
                return nil
            }
            let isBelowComment = index > 0 && !file.code[index - 1].contains { $0 != " " }
            let hasReason = isReason(file, index) || isBelowComment && isReason(file, index - 1)
            return hasReason ? nil : (index + 1, "\(word) has no reason beside it")
        }
    }

    private static let clocksAndChance = [
        "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "DispatchTime.now",
        "DispatchWallTime.now", "CFAbsoluteTimeGetCurrent", "Task.sleep", "Thread.sleep", "usleep", "nanosleep",
        "sleep(",
        ".random(", ".randomElement(", ".shuffle", "SystemRandomNumberGenerator", "UUID()", "arc4random", "getenv",
        "ProcessInfo",
    ]

    /// A comment of at least three words.
    private static func isReason(_ file: SourceFile, _ index: Int) -> Bool {
        guard let comment = file.lines[index].range(of: "//") else { return false }
        return file.lines[index][comment.upperBound...].split(separator: " ").count { $0.contains(where: \.isLetter) }
            >= 3
    }

    /// The first of `words` that stands in `line` and does not begin in the middle of a longer name.
    private static func first(of words: [String], in line: String) -> String? {
        words.first { word in
            guard line.utf8.count >= word.utf8.count else { return false }
            return line.utf8.indices.contains { start in
                guard line.utf8[start...].starts(with: word.utf8) else { return false }
                guard word.first?.isLetter == true, start > line.startIndex else { return true }
                let before = line[line.index(before: start)]
                return !before.isLetter && !before.isNumber && before != "_"
            }
        }
    }

    private static func declaredType(_ line: String) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
        return words[kind + 1].first?.isUppercase == true ? String(words[kind + 1]) : nil
    }
}
