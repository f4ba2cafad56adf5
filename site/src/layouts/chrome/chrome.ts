import { reportUncaught } from '../../error-reporting/error-report.ts'
import { foldFooter, completeShareLinks } from './footer.ts'
import { showChosen, followLanguageLinks, followTheme } from './preferences.ts'
import { countNewNotes } from './new-notes.ts'
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

/** Notes whether the page's scrollbar takes room, so that a dialog can keep that room when it stops the page. */
export function noteScrollbar(): void {
  const root = document.documentElement
  root.classList.toggle('has-wide-scrollbar', innerWidth > root.clientWidth)
}
