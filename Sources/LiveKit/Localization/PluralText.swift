import Foundation

/// A format with variables whose texts depend on the number in an argument, as `.stringsdict` files and string catalogues have
/// them.
struct PluralText: Equatable {
    /// The texts of a variable by their plural categories.
    struct Variable: Equatable {
        /// The argument, counted from 1; nil for the one of the variable's place in the format.
        var argument: Int?
        /// The texts by categories; `other` always has one.
        var texts: [String: String]
    }

    /// The format, in which `%#@name@` stands for the variable of that name.
    var format: String
    var variables: [String: Variable]

    /// The plural in an entry of a `.stringsdict` file; nil where it is none.
    init?(_ entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        variables = entry.compactMapValues { value in
            guard let values = value as? [String: Any], values["NSStringFormatSpecTypeKey"] != nil else { return nil }
            let texts = values.compactMapValues { $0 as? String }
            guard texts["other"] != nil else { return nil }
            return Variable(argument: nil, texts: texts)
        }
    }

    /// The plural in a `localization` of a string catalogue; nil where it is none.
    init?(localization: [String: Any]) {
        variables = [:]
        for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
            guard let values = value as? [String: Any], let texts = Self.texts(values) else { continue }
            variables[name] = Variable(argument: values["argNum"] as? Int, texts: texts)
        }
        if let texts = Self.texts(localization) {
            format = "%#@value@"
            variables["value"] = Variable(argument: nil, texts: texts)
        } else if !variables.isEmpty, let value = LocalizedText.value(localization) {
            format = value
        } else {
            return nil
        }
    }

    /// The texts of the plural variations in `values` by their categories; nil without one for `other`.
    private static func texts(_ values: [String: Any]) -> [String: String]? {
        let plural = (values["variations"] as? [String: Any])?["plural"] as? [String: Any]
        let texts = plural?.compactMapValues(LocalizedText.value)
        return texts?["other"] == nil ? nil : texts
    }
}
