import OversetCommand
import OversetGallery

await OversetCommand.main()
