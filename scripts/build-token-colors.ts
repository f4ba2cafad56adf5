import { writeFileSync } from 'node:fs'
import { tokenColorsFile, tokenColorsText } from './token-colors/token-colors.ts'

writeFileSync(tokenColorsFile, tokenColorsText())
