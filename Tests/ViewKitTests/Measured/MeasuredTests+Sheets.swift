import Testing

@testable import ViewKit

/// Sheets: their frames, and where a finger takes them.
extension MeasuredTests {
    private struct Detents: Decodable {
        struct Case: Decodable {
            var detent: String
            var value: Double?
            var frame: [Double]
            var contentSafeAreaBottom: Double
        }
        struct SafeArea: Decodable { var top, bottom: Double }
        struct Tolerance: Decodable { var points, safeArea: Double }
        var window: [Double]
        var windowSafeArea: SafeArea
        var maximumDetentValue: Double
        var cases: [Case]
        var tolerance: Tolerance
    }

    private typealias Detent = UISheetPresentationController.Detent

    @Test func sheetsRestWhereTheirDetentsSay() throws {
        let table = try Self.table(Detents.self, "sheet_detents")
        for test in table.cases {
            let rig = SheetRig(
                width: table.window[0], height: table.window[1],
                insets: UIEdgeInsets(
                    top: table.windowSafeArea.top, left: 0, bottom: table.windowSafeArea.bottom, right: 0), scale: 3)
            var maximum: CGFloat?
            let detent =
                switch test.detent {
                case "large": Detent.large()
                case "medium": Detent.medium()
                default:
                    Detent.custom { context in
                        maximum = context.maximumDetentValue
                        return test.value.map { CGFloat($0) }
                    }
                }
            rig.present([detent], animated: false)
            expect(rig.frame, test.frame, within: table.tolerance.points, "\(test.detent) \(test.value ?? 0)")
            expect(
                rig.sheet.frameOfPresentedViewInContainerView, test.frame, within: table.tolerance.points,
                "\(test.detent)")
            let bottom = rig.screen.view.safeAreaInsets.bottom
            #expect(abs(bottom - test.contentSafeAreaBottom) <= table.tolerance.safeArea, "\(bottom), \(test)")
            #expect(rig.screen.view.safeAreaInsets.top == 0)
            if let maximum { #expect(Double(maximum) == table.maximumDetentValue) }
        }
    }

    private struct Geometry: Decodable {
        struct TopInset: Decodable {
            var iPhone16, SE_statusBarHidden, SE_safeArea20, landscapeSE, iPadA16: Double
        }
        struct Small: Decodable { var window, large: [Double] }
        struct Medium: Decodable { var iPhone16, SE: [Double] }
        struct Card: Decodable { var inset, topRadius, bottomRadius: Double }
        struct Tablet: Decodable {
            var window, large, custom343: [Double]
            var medium, maximumDetentValue, radius, safeArea: Double
        }
        struct Tolerance: Decodable { var points: Double }
        var topInset: TopInset
        var SE: Small
        var medium: Medium
        var floatingCard: Card
        var iPadFormSheet: Tablet
        var tolerance: Tolerance
    }

    private static let noInsets = UIEdgeInsets.zero

    @Test func sheetsKeepTheMeasuredDistanceFromTheTop() throws {
        let table = try Self.table(Geometry.self, "sheet_geometry")
        let small = CGSize(width: table.SE.window[0], height: table.SE.window[1])
        let tablet = CGSize(width: table.iPadFormSheet.window[0], height: table.iPadFormSheet.window[1])
        let screens: [(size: CGSize, insets: UIEdgeInsets, top: Double)] = [
            (CGSize(width: 393, height: 852), Self.insets, table.topInset.iPhone16),
            (small, Self.noInsets, table.topInset.SE_statusBarHidden),
            (small, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), table.topInset.SE_safeArea20),
            (CGSize(width: small.height, height: small.width), Self.noInsets, table.topInset.landscapeSE),
            (tablet, UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), table.topInset.iPadA16),
        ]
        for screen in screens {
            let rig = SheetRig(
                width: screen.size.width, height: screen.size.height, insets: screen.insets, scale: 2)
            rig.present([.large()], animated: false)
            #expect(abs(rig.frame.minY - screen.top) <= table.tolerance.points, "\(screen): \(rig.frame)")
        }
        let rig = SheetRig(width: small.width, height: small.height, insets: Self.noInsets, scale: 2)
        rig.present([.large()], animated: false)
        expect(rig.frame, table.SE.large, within: table.tolerance.points, "SE")
    }

    /// Half the height, and a card below the greatest detent; in a compact height all are like the large one.
    @Test func mediumSheetsAreCards() throws {
        let table = try Self.table(Geometry.self, "sheet_geometry")
        let small = SheetRig(width: table.SE.window[0], height: table.SE.window[1], insets: Self.noInsets, scale: 2)
        small.present([.medium()], animated: false)
        let phone = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 3)
        phone.present([.medium()], animated: false)
        for (rig, width, bottom, numbers) in [
            (small, table.SE.window[0], 0.0, table.medium.SE), (phone, 393, 34, table.medium.iPhone16),
        ] {
            let inset = table.floatingCard.inset
            // The card is the sheet scaled to its width; its height is the value and the safe area below it.
            let height = (numbers[0] + bottom) * (width - 2 * inset) / width
            #expect(abs(rig.frame.height - height) <= table.tolerance.points, "\(rig.frame)")
            #expect(abs(rig.frame.minX - inset) <= table.tolerance.points)
            let layer = rig.screen.view.layer
            let radius = layer.cornerRadius * (width - 2 * inset) / width
            #expect(abs(radius - table.floatingCard.topRadius) < 1e-9 && layer.cornerCurve == .continuous)
            #expect(abs(radius * layer.lowerCornerRatio - table.floatingCard.bottomRadius) < 1e-9)
        }
        let turned = SheetRig(width: table.SE.window[1], height: table.SE.window[0], insets: Self.noInsets, scale: 2)
        turned.present([.medium()], animated: false)
        expect(
            turned.frame, [0, 0, table.SE.window[1], table.SE.window[0]], within: table.tolerance.points, "turned")
    }

    @Test func formSheetsOfATabletStandInTheMiddle() throws {
        let geometry = try Self.table(Geometry.self, "sheet_geometry")
        let table = geometry.iPadFormSheet
        var maximum: CGFloat?
        let custom = Detent.custom { context in
            maximum = context.maximumDetentValue
            return 343
        }
        // The position of the medium sheet was not recorded.
        let medium = [table.large[0], nil, table.large[2], table.medium]
        for (detent, frame) in [(.large(), table.large), (custom, table.custom343), (.medium(), medium)] {
            let rig = SheetRig(
                width: table.window[0], height: table.window[1],
                insets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0), scale: 2)
            rig.screen.modalPresentationStyle = .formSheet
            rig.present([detent], animated: false)
            expect(rig.frame, frame, within: geometry.tolerance.points, "iPad")
            let insets = rig.screen.view.safeAreaInsets
            #expect([insets.top, insets.left, insets.bottom, insets.right].allSatisfy { Double($0) == table.safeArea })
            #expect(CATransform3DIsIdentity(rig.screen.view.layer.transform))
            #expect(Double(rig.screen.view.layer.cornerRadius) == table.radius)
        }
        #expect(maximum.map { Double($0) } == table.maximumDetentValue)
    }

    private struct PresentSpring: Decodable {
        struct Tolerance: Decodable { var fraction: Double }
        /// Frame, y, fraction that remains.
        var frames: [[Double?]]
        var tolerance: Tolerance
    }

    @Test func sheetsComeByTheMeasuredSpring() throws {
        let table = try Self.table(PresentSpring.self, "sheet_present_spring")
        let rig = SheetRig(width: 375, height: 667, insets: .zero, scale: 2)
        rig.host.frame(at: 1)
        rig.present([.medium()], animated: true)
        rig.host.frame(at: 1)
        let rest = rig.sheet.frameOfPresentedViewInContainerView.minY
        #expect(abs(rest - 317.5) <= 0.5)
        // The first frame came later than the others by a part of one.
        for row in table.frames where (row[0] ?? 0) >= 4 {
            guard let index = row[0], let fraction = row[2] else { continue }
            rig.host.frame(at: 1 + index / 60)
            let y = try #require(rig.screen.view.layer.presentation()).frame.minY
            #expect(abs((y - rest) / (667 - rest) - fraction) <= table.tolerance.fraction, "\(row): \(y)")
        }
    }

    private struct Interaction: Decodable {
        struct Cases: Decodable {
            struct Progress: Decodable {
                var springsBack, dismisses: [Double]
            }
            struct Velocity: Decodable {
                struct Row: Decodable { var springsBack, dismisses: [Double] }
                var at64pt: Row
            }
        }
        struct Tolerance: Decodable { var points, dim: Double }
        var dimAlpha: Double
        var fingerToSheet: [[Double]]
        var progressCases: Cases.Progress
        var velocityCases: Cases.Velocity
        var tolerance: Tolerance
    }

    private static let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    @Test func sheetsFollowTheFinger() throws {
        let table = try Self.table(Interaction.self, "sheet_interaction")
        for row in table.fingerToSheet {
            let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 3)
            rig.present([.large()], animated: false)
            rig.drag(from: 100, by: row[0], in: 0.5, lift: false)
            let y = try #require(rig.screen.view.layer.presentation()).frame.minY
            #expect(abs(y - 59 - row[1]) <= table.tolerance.points, "\(row): \(y)")
            let dim = try #require(rig.dimmingView.layer.presentation()).opacity
            #expect(abs(Double(dim) - table.dimAlpha * (1 - row[1] / 793)) <= table.tolerance.dim, "\(row): \(dim)")
        }
        let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 3)
        rig.present([.large()], animated: false)
        rig.drag(from: 400, by: -200, in: 0.5, lift: false)
        #expect(rig.frame.minY == 59)
        rig.lift(velocity: 0)
        rig.finish()
        #expect(rig.frame.minY == 59 && rig.isPresented)
    }

    @Test func distanceAndSpeedDecide() throws {
        let table = try Self.table(Interaction.self, "sheet_interaction")
        func isPresented(after distance: Double, velocity: Double, _ detent: Detent = .large()) -> Bool {
            let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 3)
            rig.present([detent], animated: false)
            rig.drag(from: rig.frame.minY + 20, by: distance + 10, in: 0.5, lift: false)
            rig.lift(velocity: velocity)
            rig.finish()
            return rig.isPresented
        }
        for distance in table.progressCases.springsBack { #expect(isPresented(after: distance, velocity: 0)) }
        for distance in table.progressCases.dismisses { #expect(!isPresented(after: distance, velocity: 0)) }
        #expect(isPresented(after: 170, velocity: 0, .custom { _ in 400 }))
        #expect(!isPresented(after: 210, velocity: 0, .custom { _ in 400 }))
        for speed in table.velocityCases.at64pt.springsBack { #expect(isPresented(after: 64, velocity: speed - 1)) }
        for speed in table.velocityCases.at64pt.dismisses { #expect(!isPresented(after: 64, velocity: speed + 1)) }
    }

    /// A released sheet moves by the spring of ω = √(1000/3), from the finger's velocity.
    @Test func releasedSheetsMoveByTheMeasuredSpring() throws {
        for (distance, velocity) in [(300.0, 400.0), (500, 200)] {
            let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 3)
            rig.present([.large()], animated: false)
            rig.drag(from: 100, by: distance + 10, in: 0.5, lift: false)
            rig.lift(velocity: velocity)
            let target = distance > 396 ? 793.0 : 0
            let omega = (1000.0 / 3).squareRoot()
            let offset = distance - target
            for frame in 2..<30 {
                rig.host.frame(at: rig.liftTime + Double(frame) / 60)
                guard rig.isPresented, let shown = rig.screen.view.layer.presentation() else { break }
                let time = Double(frame) / 60
                let expected = target + (offset + (velocity + omega * offset) * time) * exp(-omega * time)
                #expect(abs(shown.frame.minY - 59 - expected) < 1, "\(distance), \(frame)")
            }
        }
    }

    @Test func betweenDetentsTheHeightFollowsTheFinger() throws {
        let rig = SheetRig(width: 393, height: 852, insets: Self.insets, scale: 3)
        rig.present([.medium(), .large()], animated: false)
        let view = try #require(rig.screen.view)
        #expect(rig.sheet.selectedDetentIdentifier == nil && abs(view.bounds.height - 459) < 0.5)
        rig.drag(from: 500, by: -240, in: 0.5, lift: false)
        #expect(abs(view.bounds.height - 689) < 0.5 && abs(view.frame.maxY - 852) < 0.5)
        #expect(CATransform3DIsIdentity(view.layer.transform) && abs(rig.dimmingView.alpha - 0.2) < 1e-6)
        rig.lift(velocity: 0)
        rig.finish()
        #expect(rig.sheet.selectedDetentIdentifier == .large && rig.frame.minY == 59)
    }
}
