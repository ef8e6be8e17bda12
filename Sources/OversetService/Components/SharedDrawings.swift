#if Service
  /// Pictures of components that are being drawn: who asks for the same meanwhile, as a page does for what lies where in
  /// one, waits for it.
  actor SharedDrawings {
    private var running: [PictureCache.Name: Task<Result<TextPicture, Problem>, Never>] = [:]

    /// The picture of a name, drawn by the first that asks for it.
    func picture(
      _ name: PictureCache.Name,
      _ draw: @escaping @Sendable () async -> Result<TextPicture, Problem>
    ) async throws(Problem) -> TextPicture {
      if let known = running[name] { return try await known.value.get() }
      let task = Task { await draw() }
      running[name] = task
      let result = await task.value
      running[name] = nil
      return try result.get()
    }
  }
#endif
