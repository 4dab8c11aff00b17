/// The requests for cells and supplementary views that the data sources of one host answer now.
@MainActor final class CellRequests {
    private var depth = 0
    private var registrations = 0

    /// The instance of the current host.
    static var current: CellRequests { HostScope.attachment { _ in CellRequests() } }

    /// Whether a data source is asked for a view.
    var isOpen: Bool { depth > 0 }

    /// Runs `body`, in which a data source is asked for a view.
    func during<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Returns a reuse identifier that no other registration has.
    func makeIdentifier() -> String {
        registrations += 1
        return "registration-\(registrations)"
    }
}
