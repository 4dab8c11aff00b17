/// Is also told when the user moves a sheet to another height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// The user has moved the sheet to the detent that `selectedDetentIdentifier` names; not sent for changes by code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing by default.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
