public import Foundation

/// A turn in space, in radians.
public struct CMAttitude: Sendable {
  /// Around the long axis.
  public var roll: Double { 0 }
  /// Around the short axis.
  public var pitch: Double { 0 }
  /// Around the upright axis.
  public var yaw: Double { 0 }
}

/// A force in multiples of that of the earth.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x = 0.0
  /// Up.
  public var y = 0.0
  /// Towards the user.
  public var z = 0.0
}

/// A speed of turning, in radians a second.
public struct CMRotationRate: Sendable {
  /// Around the short axis.
  public var x = 0.0
  /// Around the long axis.
  public var y = 0.0
  /// Around the upright axis.
  public var z = 0.0
}

/// How the device moves: not.
open class CMDeviceMotion: NSObject {
  /// How it lies.
  open var attitude: CMAttitude { CMAttitude() }
  /// The earth's force.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The user's force.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// How fast it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A measured force: none.
open class CMAccelerometerData: NSObject {
  /// The force.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured turn: none.
open class CMGyroData: NSObject {
  /// The speed.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Measures how the device moves. Nothing moves here, and no handler is called.
open class CMMotionManager: NSObject {
  /// The time between measures, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// The time between measures, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// The time between measures, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Whether it can measure: never.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether it can measure: never.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether it can measure: never.
  open var isGyroAvailable: Bool { false }
  /// Whether it measures: never.
  open var isDeviceMotionActive: Bool { false }
  /// The last measure: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last measure: none.
  open var accelerometerData: CMAccelerometerData? { nil }

  /// Creates a measure.
  public override init() { super.init() }

  /// Does nothing.
  open func startDeviceMotionUpdates() {}
  /// Calls nothing.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func startAccelerometerUpdates() {}
  /// Calls nothing.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Calls nothing.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopDeviceMotionUpdates() {}
  /// Does nothing.
  open func stopAccelerometerUpdates() {}
  /// Does nothing.
  open func stopGyroUpdates() {}
}
