import { reportUncaught } from '../../error-reporting/error-report.ts'
import { foldFooter } from './fold-footer.ts'
import { showChosen } from './chosen-chip.ts'
import { followLanguageLinks } from './language.ts'
import { countNewNotes } from './new-notes.ts'
import { noteScrollbar } from './scrollbar.ts'
import { completeShareLinks } from './share-links.ts'
import { followTheme } from './theme.ts'
import { prepareTooltips } from './tooltip.ts'
import { wakeMessages } from './wake-messages.ts'

followLanguageLinks()
followTheme()
prepareTooltips()
showChosen()
countNewNotes()
noteScrollbar()
completeShareLinks()
foldFooter()
wakeMessages()
reportUncaught()
