/// Tests written for swift-snapshot-testing import this module.
@_exported public import OversetTesting
