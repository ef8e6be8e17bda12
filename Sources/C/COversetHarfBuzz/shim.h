#pragma once
// hb-icu.h and hb-glib.h stay out: they would bring ICU's types before Swift, which clash with
// those inside Foundation. hb-ft.h stays out so that this module and FreeType's share no header.
#include <hb-ot.h>
#include <hb.h>

/// `HB_BUFFER_FLAG_DEFAULT` and its siblings are an enum of bit flags; Swift imports each member
/// as a value of its own, and combining them needs their raw values.
static const unsigned int overset_buffer_flags_whole_text =
    HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT;
