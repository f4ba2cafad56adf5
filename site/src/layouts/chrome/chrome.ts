import { reportUncaught } from '../../error-reporting/error-report.ts'
import { foldFooter } from './fold-footer.ts'
import { followLanguageLinks } from './language.ts'
import { noteScrollbar } from './scrollbar.ts'
import { completeShareLinks } from './share-links.ts'
import { followTheme } from './theme.ts'
import { prepareTooltips } from './tooltip.ts'
import { wakeMessages } from './wake-messages.ts'

followLanguageLinks()
followTheme()
prepareTooltips()
noteScrollbar()
completeShareLinks()
foldFooter()
wakeMessages()
reportUncaught()
