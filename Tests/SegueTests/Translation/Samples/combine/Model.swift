@preconcurrency import Combine

import class Combine.AnyCancellable
import struct Combine.Published

final class Model: ObservableObject {
    @Published var query = ""
    private var cancellables = Set<Combine.AnyCancellable>()

    func follow(_ scroll: UIScrollView) {
        scroll.publisher(for: \.contentOffset).map(\.y).sink { print($0) }.store(in: &cancellables)
        scroll.publisher(for: \.panGestureRecognizer.state, options: [.new])
            .sink { _ in }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIWindow.didBecomeKeyNotification).sink { _ in }
            .store(in: &cancellables)
    }
}
