// Swift looks for a module of this name in a file that imports both Testing and UIKit. There is nothing to add.
