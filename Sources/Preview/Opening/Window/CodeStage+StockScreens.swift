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
    /// Returns the name of what shows then; nil where the code has its own screens, or another version is on its way and does
    /// not wait.
    func perform(_ change: StockChange) -> String? {
        guard showsStockScreens, candidate?.connection.isDelayed ?? true else { return nil }
        guard let newest = candidate?.connection ?? connection else { return nil }
        var stock = candidate?.stock ?? stock
        let name: String
        switch change {
        case .screens:
            stock.screens = stock.screens.next
            name = stock.screens.rawValue
        case .style:
            let style = (candidate?.stock?.style ?? self.style ?? stock.style ?? .push).next
            stock.style = style
            name = style.rawValue
        }
        // In a gallery the input opens the same transition again.
        let log = code.isGallery ? candidate?.log ?? log : RequestLog(on: screen, at: now)
        launchLive(
            VersionArrival(
                version: newest.version, entry: newest.entry, log: log, stock: stock,
                isOlder: candidate?.isOlder ?? true))
        return name
    }
}
