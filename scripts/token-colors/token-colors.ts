import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../server/config.ts'

/** Where the colours stand for what knows no variables: mails, image cards, the web manifest. */
export const tokenColorsFile = join(projectFolder, 'design/theme/colors.generated.ts')

/** The text of that file, as the theme says today. Colours that let the ground through are for style sheets only. */
export function tokenColorsText(): string {
  const css = readFileSync(join(projectFolder, 'design/theme/theme.css'), 'utf8')
  const colors = [...css.matchAll(/--color-([\w-]+): light-dark\((oklch\([^)/]*\)), (oklch\([^)/]*\))\);/g)]
  const listOf = (theme: 2 | 3) => colors.map((found) => `  '${found[1]}': '${hexOf(found[theme] ?? '')}',`).join('\n')
  return [
    '// Made of theme.css by `npm run tokens:build`.',
    `export const lightColors = {\n${listOf(2)}\n} as const`,
    `export const darkColors = {\n${listOf(3)}\n} as const`,
    '',
  ].join('\n')
}

/**
 * The sRGB hex of a colour as tokens write it, `oklch(97.8% 0.005 92)`; what lies outside of sRGB is cut off at its edge.
 * The matrices are those of CSS Color 4.
 */
export function hexOf(oklch: string): string {
  const found = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(oklch)
  if (!found) throw new Error(`No colour of the form oklch(L% C H): ${oklch}`)
  const [lightness = 0, chroma = 0, hue = 0] = found.slice(1).map(Number)
  const angle = (hue * Math.PI) / 180
  return `#${linearRgb(lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle))
    .map(byteOf)
    .join('')}`
}

function linearRgb(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function byteOf(linear: number): string {
  const within = Math.min(1, Math.max(0, linear))
  const encoded = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
