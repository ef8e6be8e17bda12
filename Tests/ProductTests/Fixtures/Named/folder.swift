import Foundation

let folder = URL(filePath: ".")
