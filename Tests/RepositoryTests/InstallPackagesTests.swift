import Foundation
import Testing

/// `scripts/install-packages` on machines that are made up: its tools are stand-ins that log how they are called.
struct InstallPackagesTests {
    @Test func nothingMissingIsSilentAndNeedsNobody() throws {
        let machine = try Machine(installed: ["xvfb", "libsdl2-dev"], user: 1000, sudo: .absent)
        let run = try machine.installPackages("libsdl2-dev", "xvfb")
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try machine.calls() == [])
    }

    @Test func rootInstallsDirectlyAndOnlyWhatIsMissing() throws {
        let machine = try Machine(installed: ["xvfb"], user: 0, sudo: .absent)
        let run = try machine.installPackages("libsdl2-dev", "xvfb", "openbox")
        #expect(run.status == 0)
        #expect(run.output == "Installing missing packages: libsdl2-dev openbox\n")
        #expect(try machine.calls() == ["apt-get install --yes --no-install-recommends libsdl2-dev openbox"])
    }

    @Test func aNameWithinAnotherIsNotTakenForIt() throws {
        let machine = try Machine(installed: ["libsdl2-dev-extra", "my-libsdl2-dev"], user: 0, sudo: .absent)
        #expect(try machine.installPackages("libsdl2-dev").output == "Installing missing packages: libsdl2-dev\n")
    }

    @Test func aRemovedPackageWithConfigurationLeftIsMissing() throws {
        let machine = try Machine(installed: [], user: 0, sudo: .absent, removed: ["xdotool"])
        #expect(try machine.installPackages("xdotool").output == "Installing missing packages: xdotool\n")
    }

    @Test func unknownPackagesFetchTheListsOnceBefore() throws {
        let machine = try Machine(installed: [], user: 0, sudo: .absent, listed: false)
        #expect(try machine.installPackages("xvfb").status == 0)
        #expect(try machine.calls() == ["apt-get update", "apt-get install --yes --no-install-recommends xvfb"])
    }

    @Test func aUserGoesThroughSudo() throws {
        let machine = try Machine(installed: [], user: 1000, sudo: .granted)
        #expect(try machine.installPackages("xvfb").status == 0)
        let install = "apt-get install --yes --no-install-recommends xvfb"
        #expect(
            try machine.calls() == ["sudo -n true", "sudo -n env DEBIAN_FRONTEND=noninteractive \(install)", install])
    }

    @Test(arguments: [
        (Machine.Sudo.absent, "missing packages, and there is no sudo to install them with"),
        (Machine.Sudo.refused, "missing packages, and sudo asks for a password"),
    ])
    func aUserWhoMayNotIsToldTheCommand(sudo: Machine.Sudo, problem: String) throws {
        let machine = try Machine(installed: ["openbox"], user: 1000, sudo: sudo)
        let run = try machine.installPackages("xvfb", "openbox", "xdotool")
        #expect(run.status == 2)
        #expect(
            run.output == """
                scripts/install-packages: \(problem). Run: sudo apt-get update && \
                sudo apt-get install --yes --no-install-recommends xvfb xdotool

                """)
        #expect(try machine.calls().allSatisfy { $0 == "sudo -n true" })
    }

    @Test func aFailedInstallationIsTriedAgainWithFreshListsThenToldToRoot() throws {
        let machine = try Machine(installed: [], user: 0, sudo: .absent, installable: false)
        let run = try machine.installPackages("xvfb")
        #expect(run.status == 2)
        #expect(
            run.output.hasSuffix(
                "scripts/install-packages: apt-get failed. Run: "
                    + "apt-get update && apt-get install --yes --no-install-recommends xvfb\n"))
        let install = "apt-get install --yes --no-install-recommends xvfb"
        #expect(try machine.calls() == [install, "apt-get update", install])
    }
}
