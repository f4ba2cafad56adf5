import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { hexOf } from './oklch-to-hex.ts'

/** Where the colours stand for programs that know no variables: mails and image cards. */
export const tokenColorsFile = join(projectFolder, 'core', 'token-colors.generated.ts')

/** The text of that file, as the tokens say today. */
export function tokenColorsText(): string {
  const css = readFileSync(join(projectFolder, 'site/src/styles/tokens.css'), 'utf8')
  const night = css.indexOf('color-scheme: light;')
  const auto = css.indexOf('@media (prefers-color-scheme: dark)')
  return [
    '// Made of site/src/styles/tokens.css by `npm run tokens:build`.',
    `export const lightColors = ${listOf(css.slice(0, night))} as const`,
    `export const darkColors = ${listOf(css.slice(night, auto))} as const`,
    '',
  ].join('\n')
}

function listOf(css: string): string {
  const colors = Array.from(
    css.matchAll(/--color-([\w-]+): (oklch\([^)]*\));/g),
    ([, name = '', value = '']) => `  '${name}': '${hexOf(value)}',`,
  )
  return `{\n${colors.join('\n')}\n}`
}
