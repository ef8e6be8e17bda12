// Nothing to compile: the product Combine is made of what this target depends on. Where the compiler finds the module
// `Combine` is said in OversetCombineInterfaces.
