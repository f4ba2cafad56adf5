import { darkColors, lightColors } from '@cyberluach/design/theme/colors.generated'
import { logo, type LogoPart } from '@cyberluach/design/theme/logo'

const headBytes = 6
const entryBytes = 16

/** An ICO file of square PNG pictures: a head, an entry for each, the pictures. */
export function iconFile(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = headBytes + entryBytes * pictures.length
  const entries = pictures.map((picture) => {
    const size = picture.readUInt32BE(16)
    const entry = Buffer.alloc(entryBytes)
    // A side of 256 is written as 0.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures])
}

type Ground = 'light' | 'dark'
type Inks = Record<LogoPart['part'], string>

const inksOn: Record<Ground, Inks> = { light: inksOf(lightColors), dark: inksOf(darkColors) }

/**
 * The logo as it looks on one ground, whatever the reader prefers: each shape says its own colours, since most programs
 * that open such files know no style sheets.
 */
export function logoFile(ground: Ground): string {
  const inks = inksOn[ground]
  return drawing(logo.map(({ part, path }) => `<path ${attributes(part, inks[part])} d="${path}"/>`))
}

/** The logo for the browser's tab, on whichever ground the reader prefers. */
export function tabIconFile(): string {
  const rules = (inks: Inks) =>
    Object.entries(inks).map(([part, ink]) => `.${part}{${part === 'ring' ? 'stroke' : 'fill'}:${ink}}`)
  const sheet = [...rules(inksOn.light), '@media(prefers-color-scheme:dark){', ...rules(inksOn.dark), '}']
  const shapes = logo.map(({ part, path }) => `<path class="${part}" ${strokes[part] ?? ''}d="${path}"/>`)
  return drawing([`<style>${sheet.join('')}</style>`, ...shapes])
}

const line = 'fill="none" stroke-width="2.4" stroke-linecap="round"'
const strokes: Partial<Record<LogoPart['part'], string>> = { ring: `${line} ` }

function attributes(part: LogoPart['part'], ink: string): string {
  return part === 'ring' ? `${line} stroke="${ink}"` : `fill="${ink}"`
}

function drawing(parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${parts.join('')}</svg>\n`
}

function inksOf(colors: typeof lightColors | typeof darkColors): Inks {
  return { page: colors.ink, ring: colors.ink, mark: colors.bg, red: colors.red }
}
