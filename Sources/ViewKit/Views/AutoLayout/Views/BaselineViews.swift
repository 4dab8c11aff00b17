/// The views whose text has the first and the last baseline of another one.
@MainActor struct BaselineViews {
    weak var first: UIView?
    weak var last: UIView?
}
