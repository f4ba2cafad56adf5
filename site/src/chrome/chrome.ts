import { reportUncaught } from './error-report.ts'
import { followLanguageLinks } from './language.ts'
import { prepareMenuSheet } from './menu-sheet.ts'
import { prepareNewsletter } from './newsletter.ts'
import { noteScrollbar } from './scrollbar.ts'
import { completeShareLinks } from './share-links.ts'
import { prepareThemePicker } from './theme.ts'
import { prepareTooltips } from './tooltip.ts'

followLanguageLinks()
prepareMenuSheet()
prepareThemePicker()
prepareTooltips()
noteScrollbar()
prepareNewsletter()
completeShareLinks()
reportUncaught()
