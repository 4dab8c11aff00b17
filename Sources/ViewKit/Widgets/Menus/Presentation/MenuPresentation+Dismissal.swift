import Motion

/// The end of a menu.
extension MenuPresentation {
    /// Closes the menu; `velocity`, in points a second, is that of a finger that has let the preview go.
    func dismiss(velocity: CGPoint = .zero) {
        switch phase {
        case .lifting: drop()
        case .open: close(velocity)
        case .dropping, .closing, .committing, .over: break
        }
    }

    private func close(_ velocity: CGPoint) {
        phase = .closing
        touch = nil
        findDestination()
        tellOfEnd()
        controller?.beginAppearanceTransition(false, animated: true)
        motion.move(.open, to: 0, by: .menuClosing) { [weak self] in self?.end() }
        motion.move(.lift, to: 0, by: .menuClosing)
        motion.move(.offsetX, to: 0, by: .menuClosing, velocity: Double(velocity.x))
        motion.move(.offsetY, to: 0, by: .menuClosing, velocity: Double(velocity.y))
    }

    /// Tells the delegate that the menu goes.
    private func tellOfEnd() {
        finishBeginning()
        interaction.menuDidClose()
        let animator = ContextMenuAnimator(controller)
        ending = animator
        interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        animator.start()
    }

    /// Takes a menu that closes back to where it is open, as a finger has caught it.
    func reopen() {
        guard phase == .closing else { return }
        phase = .open
        ending?.finish()
        ending = nil
        announce()
        controller?.beginAppearanceTransition(true, animated: true)
        moveToOpen()
    }

    /// The preview was tapped: the delegate is told, and the preview grows to the whole screen, or goes back.
    func commit() {
        guard phase == .open, card != nil else { return }
        let animator = ContextMenuAnimator(controller)
        interaction.delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        guard phase == .open else { return }
        guard animator.preferredCommitStyle == .pop else {
            close(.zero)
            ending?.add(animator)
            return
        }
        phase = .committing
        animator.start()
        tellOfEnd()
        motion.move(.commit, to: 1, by: .menuClosing) { [weak self] in self?.finishCommit(animator) }
    }

    /// Has the app show the screen at once, and fades the preview out over it.
    private func finishCommit(_ animator: ContextMenuAnimator) {
        card?.freeze()
        controller?.beginAppearanceTransition(false, animated: false)
        controller?.endAppearanceTransition()
        // The preview is the screen already: a push or a presentation comes without a transition of its own.
        let settings = overlay.layer.context.transitionSettings
        let skipped = settings.skipsAnimations
        settings.skipsAnimations = true
        UIView.performWithoutAnimation { animator.finish() }
        settings.skipsAnimations = skipped
        UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction]) {
            self.overlay.alpha = 0
        } completion: { _ in
            self.end()
        }
    }

    /// Ends everything at once; nothing is left.
    func end() {
        guard phase != .over else { return }
        let former = phase
        if former == .open {
            tellOfEnd()
            controller?.beginAppearanceTransition(false, animated: false)
        }
        phase = .over
        motion.stop()
        touch = nil
        unhide()
        if former == .closing || former == .open { controller?.endAppearanceTransition() }
        overlay.removeFromSuperview()
        panels = []
        interaction.presentation = interaction.presentation === self ? nil : interaction.presentation
        if let window { OpenMenu.of(window.layer.context).remove(self) }
        ending?.finish()
        ending = nil
    }
}
