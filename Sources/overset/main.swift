import OversetCommand

#if OVERSET_GALLERY
  import OversetGallery
#endif

await OversetCommand.main()
