#if Service
  import HTTPTypes
  import Hummingbird

  /// All routes: what is not here is not answered.
  package enum RouteTable {
    /// In the order of the description.
    package static let all: [Route] =
      [
        CheckRoute.route, PictureRoute.route, TextsRoute.route, SaveRoute.route, ProjectRoute.route,
        DescriptionRoute.route, HealthRoutes.health, HealthRoutes.ready, MetricsRoute.route,
      ] + RunRoutes.all + ReviewRoutes.all + PageRoutes.all + HookRoutes.all + CrowdinRoutes.all

    /// The methods that a path may be asked with at all.
    private static let methods: [HTTPRequest.Method] = [
      .get, .post, .put, .patch, .delete, .trace,
    ]

    /// A router that answers each route after its right was proved.
    static func router(for service: ServiceState) -> Router<BasicRequestContext> {
      let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
      router.add(middleware: Gate(service: service))
      for route in all {
        router.on(RouterPath(route.path), method: route.method) { request, context in
          let start = ContinuousClock.now
          let caller = try RouteAccess(service: service).caller(of: request, needing: route.right)
          return try await route.respond(
            ServiceRequest(
              request: request, names: context.parameters, caller: caller, start: start,
              service: service))
        }
      }
      refuseOtherMethods(in: router)
      return router
    }

    private static func refuseOtherMethods(in router: Router<BasicRequestContext>) {
      for path in Set(all.map(\.path)) {
        let known = all.filter { $0.path == path }.map(\.method)
        let allowed = known.map(\.rawValue) + (known.contains(.get) ? ["HEAD"] : [])
        for method in methods where !known.contains(method) {
          router.on(RouterPath(path), method: method) { _, _ -> Response in
            throw Problem(
              .methodNotAllowed, detail: "\(path) takes \(allowed.joined(separator: ", "))",
              fields: [.allow: allowed.joined(separator: ", ")])
          }
        }
      }
    }
  }
#endif
