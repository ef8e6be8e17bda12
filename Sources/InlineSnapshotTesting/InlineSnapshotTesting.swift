/// Tests written for swift-snapshot-testing import this module for `assertInlineSnapshot`.
@_exported public import OversetInlineSource
@_exported public import SnapshotTesting
