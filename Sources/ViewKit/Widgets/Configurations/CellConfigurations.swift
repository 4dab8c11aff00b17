/// The configurations of a cell, header or footer, and the views that show them.
@MainActor final class CellConfigurations {
    private unowned let host: UIView
    private unowned let contentView: UIView
    private(set) var content: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true
    /// Whether the state may have changed since the configurations were updated for it.
    var needsUpdate = true

    init(of host: UIView, contentView: UIView) {
        self.host = host
        self.contentView = contentView
    }

    /// Shows `new` as it looks in `state`; nil for no content.
    func setContent(_ new: (any UIContentConfiguration)?, for state: any UIConfigurationState) {
        content = updatesContent ? new?.updated(for: state) : new
        guard let content else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(content) {
            view.configuration = content
        } else {
            view?.removeFromSuperview()
            let made = content.makeContentView()
            made.frame = contentView.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(made)
            view = made
        }
        host.setNeedsLayout()
    }

    /// Shows `new` as it looks in `state`; nil for no background.
    func setBackground(_ new: UIBackgroundConfiguration?, for state: any UIConfigurationState) {
        background = updatesBackground ? new?.updated(for: state) : new
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        if let backgroundView {
            backgroundView.configuration = background
            return
        }
        let made = BackgroundConfigurationView(background)
        made.frame = host.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.insertSubview(made, at: 0)
        backgroundView = made
        host.backgroundColor = nil
    }

    /// Updates both for `state` where that may have changed since the last time, and then has `adapt` set others for it.
    func updateIfNeeded<State: UIConfigurationState>(for state: @autoclosure () -> State, _ adapt: (State) -> Void) {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = state()
        update(for: state)
        adapt(state)
    }

    /// Updates both for `state`, as far as that is automatic.
    private func update(for state: any UIConfigurationState) {
        if updatesContent, let content { setContent(content, for: state) }
        if updatesBackground, let background { setBackground(background, for: state) }
    }

    /// The size that suits the content's view at a width, in points; nil without content.
    func fittingSize(_ target: CGSize) -> CGSize? {
        guard let view else { return nil }
        guard view is UIListContentView || view.hasInnerConstraints else { return view.sizeThatFits(target) }
        return view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
