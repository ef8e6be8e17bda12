#if Service
  import HTTPTypes
  import OversetRun
  import OversetVocabulary

  /// Has components drawn.
  struct ComponentDrawing {
    let components: Components

    init(_ components: Components) { self.components = components }

    /// The picture of a component; a failure where there is none.
    func picture(
      of query: PictureQuery, until deadline: ContinuousClock.Instant
    ) async -> Result<TextPicture, Problem> {
      do throws(Problem) { return .success(try await drawn(query, until: deadline)) } catch {
        return .failure(error)
      }
    }

    private func drawn(
      _ query: PictureQuery, until deadline: ContinuousClock.Instant
    ) async throws(Problem) -> TextPicture {
      guard let pool = components.pool else {
        throw Problem(
          components.reason == nil ? .notFound : .serviceUnavailable,
          detail: components.reason ?? "the server was started without a program of components")
      }
      var request = HostRequest(number: 0)
      request.picture = scene(query)
      switch await pool.ask(request, of: components.project, until: deadline) {
      case .success(let reply):
        guard let picture = reply.picture else {
          throw Problem(.serviceUnavailable, detail: ComponentFault.unreadable.words)
        }
        return TextPicture(png: picture.png, map: HitMap(picture, query))
      case .failure(.refused(let reason)): throw Problem(.notFound, detail: reason)
      case .failure(let fault): throw Problem(.serviceUnavailable, detail: fault.words)
      }
    }

    private func scene(_ query: PictureQuery) -> HostRequest.Scene {
      var scene = HostRequest.Scene(
        component: query.component ?? "", state: query.state ?? "", locale: query.locale)
      if let text = query.text, !query.key.isEmpty {
        var shown = HostRequest.ShownText(
          key: query.key, text: (try? CheckTrial(query))?.text(text) ?? text)
        shown.plural = query.plural
        shown.file = query.file
        scene.texts.append(shown)
      }
      scene.texts += query.texts.sorted { $0.key < $1.key }.map {
        HostRequest.ShownText(key: $0.key, text: $0.value)
      }
      scene.key = query.key.isEmpty ? nil : query.key
      scene.device = query.device
      scene.typeSize = query.typeSize?.rawValue
      scene.appearance = query.appearance.rawValue
      scene.scale = query.scale
      return scene
    }
  }

  extension HitMap {
    init(_ picture: HostPicture, _ query: PictureQuery) {
      let texts = picture.texts.map(HitText.init)
      // Of several the tightest.
      let own = texts.filter { $0.keys.contains(query.key) }.min { $0.left < $1.left }
      key = query.key
      locale = query.locale
      text = own?.text ?? query.text ?? ""
      device = picture.device
      typeSize = picture.typeSize
      width = Tenths.rounded(picture.width)
      height = Tenths.rounded(picture.height)
      scale = picture.scale
      room = own?.area
      needed = own?.needed
      available = own?.available
      component = query.component
      state = query.state
      self.texts = texts
    }
  }

  extension HitText {
    fileprivate var left: Double {
      guard let needed, let available else { return .infinity }
      return available - needed
    }
  }
#endif
