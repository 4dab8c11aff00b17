import SDLPlatform
import SwiftSources

/// The stock screens of code that has none of its own.
extension CodeStage {
    /// Whether the version that shows has no screens of its own.
    var showsStockScreens: Bool {
        guard let shown else { return false }
        let entries = code.isGallery ? shown.version.entries : [shown.entry]
        return entries.contains(where: \.showsStockScreens)
    }

    /// Begins anew as `change` says, in a gallery by the input since the launch.
    ///
    /// Returns the name of what shows then; nil where the code has its own screens, or another version is on its way.
    func perform(_ change: StockChange) -> String? {
        guard showsStockScreens, candidate == nil, let connection else { return nil }
        let former = Former(stock: stock, log: log, screen: firstScreen)
        let name: String
        switch change {
        case .screens:
            stock.screens = stock.screens.next
            name = stock.screens.rawValue
        case .style:
            let style = (stock.style ?? .push).next
            stock.style = style
            name = style.rawValue
        }
        // In a gallery the input opens the same transition again.
        if !code.isGallery {
            log.removeAll()
            firstScreen = screen
        }
        do {
            let next = try connect(connection.version, connection.entry)
            candidate = Candidate(connection: next, start: MonotonicTime.now(), former: former)
            log.isLocked = true
        } catch {
            restore(former)
            failCandidate(error)
        }
        return name
    }

    /// Goes back to the state before a change that failed, with the requests since then.
    func restore(_ former: Former) {
        let requests = log.requests
        stock = former.stock
        if code.isGallery { return }
        log = former.log
        firstScreen = former.screen
        requests.forEach { log.append($0) }
    }
}
