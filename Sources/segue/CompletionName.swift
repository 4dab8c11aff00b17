import ArgumentParser

/// The words of `--completion`.
enum CompletionName: String, CaseIterable, ExpressibleByArgument {
    case spring, uikit
}
