// Nothing to compile: the product SwiftUI is made of what this target depends on. Where the compiler finds the modules
// `SwiftUI`, `UIKit` and the others is said in OversetSwiftUIInterfaces.
