import FerryUI
import OversetCommand

await OversetCommand.main()
