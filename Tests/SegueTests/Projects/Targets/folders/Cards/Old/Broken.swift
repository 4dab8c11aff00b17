import UIKit

final class Broken: AnotherModulesClass {}
