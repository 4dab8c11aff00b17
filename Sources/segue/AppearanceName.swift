import ArgumentParser

/// The words of `--appearance`.
enum AppearanceName: String, CaseIterable, ExpressibleByArgument {
    case light, dark
}
