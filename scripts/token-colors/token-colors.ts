import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { hexOf } from './oklch-to-hex.ts'

/** Where the colours stand for what knows no variables: mails, image cards, the web manifest. */
export const tokenColorsFile = join(projectFolder, 'design/colors.generated.ts')

/** The text of that file, as the theme says today. Colours that let the ground through are for style sheets only. */
export function tokenColorsText(): string {
  const css = readFileSync(join(projectFolder, 'design/theme.css'), 'utf8')
  const colors = [...css.matchAll(/--color-([\w-]+): light-dark\((oklch\([^)/]*\)), (oklch\([^)/]*\))\);/g)]
  const listOf = (theme: 2 | 3) =>
    colors.map((found) => `  '${found[1]}': '${hexOf(found[theme] ?? '')}',`).join('\n')
  return [
    '// Made of theme.css by `npm run tokens:build`.',
    `export const lightColors = {\n${listOf(2)}\n} as const`,
    `export const darkColors = {\n${listOf(3)}\n} as const`,
    '',
  ].join('\n')
}
