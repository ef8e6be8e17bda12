#if Service
  import HTTPTypes
  import Hummingbird
  import OversetConfig

  /// All routes: what is not here is not answered.
  package enum RouteTable {
    /// In the order of the description.
    package static let all: [Route] =
      [
        CheckRoute.route, PictureRoute.route, TextsRoute.route, SaveRoute.route, ProjectRoute.route,
        DescriptionRoute.route, HealthRoutes.health, HealthRoutes.ready, MetricsRoute.route,
      ] + RunRoutes.all + ReviewRoutes.all + SignInRoutes.all + PageRoutes.all + HookRoutes.all
      + CrowdinRoutes.all

    /// The methods that a path may be asked with at all.
    private static let methods: [HTTPRequest.Method] = [
      .get, .post, .put, .patch, .delete, .trace,
    ]

    /// A router that answers each route after its right was proved.
    static func router(for service: ServiceState) -> Router<ServiceContext> {
      let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
      router.add(middleware: Gate(service: service))
      for route in all {
        router.on(RouterPath(route.path), method: route.method) { request, context in
          let start = ContinuousClock.now
          let access = RouteAccess(
            service: service, request: request,
            address: context.address(of: request, behind: service.settings.proxies))
          let caller = try await access.caller(needing: route.right)
          return try await route.respond(
            ServiceRequest(
              request: request, names: context.parameters, caller: caller, access: access,
              start: start, service: service))
        }
      }
      refuseOtherMethods(in: router)
      return router
    }

    private static func refuseOtherMethods(in router: Router<ServiceContext>) {
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
