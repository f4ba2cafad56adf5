import { followLanguageLinks } from './language.ts'
import { prepareMenuSheet } from './menu-sheet.ts'
import { prepareThemePicker } from './theme.ts'

followLanguageLinks()
prepareMenuSheet()
prepareThemePicker()
