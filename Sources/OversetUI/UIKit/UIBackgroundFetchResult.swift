/// What came of a look for something new in the background. Nothing looks here.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something.
  case newData
  /// Nothing.
  case noData
  /// An error.
  case failed
}

extension UIApplicationDelegate {
  /// Answers that there is nothing new.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
}
