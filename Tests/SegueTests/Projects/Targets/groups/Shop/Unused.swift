import UIKit

final class Unused: AnotherModulesClass {}
