@_exported import KitUI
import UIKit

final class DemoScreen: KitScreen {}

#Preview { DemoScreen() }
