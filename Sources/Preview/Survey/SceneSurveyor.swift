import Foundation
import Graphics
import LayerTree
import ViewKit

/// Looks at the screens of a window, in the process of their code, and watches its transitions from the first survey on.
///
/// It keeps nothing alive that it looks at.
@MainActor final class SceneSurveyor {
    private unowned let layers: LayerContext
    /// The window, which a program may replace.
    private let window: () -> UIWindow
    private let numbers = ObjectNumbers()
    private var transitions: [SurveyedTransition] = []
    private var callbacks: [SceneSurvey.SurveyedCallback] = []
    /// The objects of transitions, held weakly.
    private var watched: [Watched] = []
    /// The containers of the transitions that run.
    private var running: [Int: Container] = [:]

    private struct Watched {
        weak var object: AnyObject?
        var survivor: SceneSurvey.Survivor
    }

    private struct Container {
        weak var view: UIView?
    }

    /// A surveyor of `window`, which hears of the transitions of `layers` from now on.
    init(of layers: LayerContext, window: @escaping () -> UIWindow) {
        self.layers = layers
        self.window = window
        layers.transitions.onBegin = { [weak self] in self?.begin($0) }
        layers.transitions.onEnd = { [weak self] in self?.end($0, didComplete: $1) }
        layers.transitions.onAppearance = { [weak self] in self?.hear($1, of: $0, isAnnounced: $2) }
    }

    private func begin(_ participants: TransitionParticipants) {
        let number = participants.number
        transitions.append(
            SurveyedTransition(
                number: number, animatorName: "\(type(of: participants.animator))",
                animator: numbers.number(of: participants.animator), from: numbers.number(of: participants.from),
                to: numbers.number(of: participants.to),
                fromView: participants.fromView.map { numbers.number(of: $0) },
                toView: participants.toView.map { numbers.number(of: $0) },
                container: numbers.number(of: participants.container),
                initialSubviews: participants.container.subviews.map { numbers.number(of: $0) },
                hasInteraction: participants.interaction != nil, leadsBack: participants.leadsBack,
                finalFrame: .init(participants.finalFrame)))
        running[number] = Container(view: participants.container)
        watch(participants.from, .screen, number)
        watch(participants.to, .screen, number)
        watch(participants.animator, .animator, number)
        if let interaction = participants.interaction { watch(interaction, .interaction, number) }
    }

    private func end(_ number: Int, didComplete: Bool) {
        guard let index = transitions.firstIndex(where: { $0.number == number }) else { return }
        transitions[index].didComplete = didComplete
        running.removeValue(forKey: number)
    }

    /// Notes a callback of a screen of the newest transition, while that runs, which UIKit does not call, or not yet.
    private func hear(_ callback: AppearanceCallback, of controller: UIViewController, isAnnounced: Bool) {
        guard let transition = transitions.last, running[transition.number] != nil else { return }
        let id = numbers.number(of: controller)
        let isEarly =
            id == transition.to && callback == .didAppear || id == transition.from && callback == .didDisappear
        guard isAnnounced ? isEarly : [transition.from, transition.to].contains(id) else { return }
        let heard = SceneSurvey.SurveyedCallback(
            screen: "\(type(of: controller))", name: callback.rawValue, isAnnounced: isAnnounced)
        if !callbacks.contains(heard) { callbacks.append(heard) }
    }

    /// Watches `object` until it is gone.
    private func watch(_ object: AnyObject, _ role: SceneSurvey.Survivor.Role, _ transition: Int) {
        let id = numbers.number(of: object)
        watched.removeAll { $0.object == nil }
        guard !watched.contains(where: { $0.survivor.id == id }) else { return }
        watched.append(
            Watched(
                object: object,
                survivor: SceneSurvey.Survivor(
                    id: id, role: role, name: "\(type(of: object))", transition: transition)))
    }

    /// The state of the screens now.
    func survey() -> SceneSurvey {
        watchTransitionViews()
        let window = window()
        var survey = SceneSurvey()
        var owners: [AnyObject] = []
        var rootViews: [ObjectIdentifier: Int] = [:]
        for controller in window.controllers {
            let id = numbers.number(of: controller)
            owners.append(controller)
            let view = controller.viewIfLoaded
            if let view { rootViews[ObjectIdentifier(view)] = id }
            var screen = SceneSurvey.SurveyedScreen(
                id: id, name: "\(type(of: controller))",
                view: view?.window == nil ? nil : view.map { numbers.number(of: $0) })
            screen.insets = view.map(SurveyedView.insets(of:)) ?? []
            screen.isBetweenAppearances = controller.isBetweenAppearances
            survey.screens.append(screen)
        }
        owners += window.views(limit: SceneSurvey.viewLimit).filter { !PropertyNames.isSystem(type(of: $0)) }
        owners += watched.compactMap(\.object)
        let names = PropertyNames(of: owners)
        var reader = ViewReader(
            window, numbers: numbers, names: names, rootViews: rootViews,
            isMoving: !running.isEmpty)
        survey.views = reader.read()
        survey.hits = reader.hits(columns: SceneSurvey.gridColumns, rows: SceneSurvey.gridRows)
        survey.transitions = transitions
        survey.callbacks = callbacks
        let statusBar = window.preferredStatusBar
        survey.statusBar = SceneSurvey.StatusBar(isHidden: statusBar.isHidden, isLight: statusBar.isLight)
        survey.survivors = survivors(without: Set(survey.screens.map(\.id) + survey.views.map(\.id)), names)
        survey.firstResponder = FirstResponder.of(layers).responder.map { numbers.number(of: $0) }
        return survey
    }

    /// Watches the views that animators added to the containers of transitions that run, and asks for their animators.
    private func watchTransitionViews() {
        for (number, container) in running {
            guard let index = transitions.firstIndex(where: { $0.number == number }) else { continue }
            let known =
                transitions[index].initialSubviews
                + [transitions[index].fromView, transitions[index].toView]
                .compactMap(\.self)
            for view in container.view?.subviews ?? [] where !known.contains(numbers.number(of: view)) {
                watch(view, .view, number)
            }
            if number == transitions.last?.number, layers.transitions.keepsAnimatorBack {
                transitions[index].keepsAnimatorBack = true
            }
        }
    }

    private func survivors(without present: Set<Int>, _ names: PropertyNames) -> [SceneSurvey.Survivor] {
        watched.compactMap { entry in
            guard let object = entry.object, !present.contains(entry.survivor.id) else { return nil }
            var survivor = entry.survivor
            survivor.holder = names.name(of: object)
            return survivor
        }
    }
}
