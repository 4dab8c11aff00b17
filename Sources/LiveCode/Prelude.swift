/// The file that is compiled with every project.
package enum Prelude {
    /// Names that Foundation and ViewKit both have, as ViewKit's; the results of optional methods, which are optional once; and
    /// the previews of blocks with arguments.
    package static let text = """
        import UIKit
        func _optional<Result>(_ result: Result) -> Result? { result }
        func _optional<Result>(_ result: Result?) -> Result? { result }
        @MainActor func _preview<Argument>(
            at index: Int, of arguments: some Sequence<Argument>, _ body: @MainActor (Argument) -> Any
        ) -> Any { body(Array(arguments)[index]) }
        typealias Timer = UIKit.Timer
        typealias DispatchQueue = UIKit.DispatchQueue
        typealias DispatchTime = UIKit.DispatchTime

        """
}
