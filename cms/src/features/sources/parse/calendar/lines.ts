import { isOvergrown } from '../collecting.ts'

export type Property = { name: string; parameters: Record<string, string>; value: string }

/** A part of a calendar file between BEGIN and END, without the parts within it. */
export type Component = { kind: string; properties: Property[]; parts: Component[]; line: number }

/**
 * The events and time zones of a calendar file, and what stands outside them (RFC 5545). Lines that are none are left
 * out, a part that does not end is over with the file, and of a part no more is kept than a row can hold. Null for a file
 * of more lines than the longest that is fetched has of the usual length. Linear in the length of the text.
 */
export function readCalendar(text: string): Component | null {
  if (isOvergrown(text, ['\r', '\n'], mostBreaks)) return null
  const calendar: Component = { kind: '', properties: [], parts: [], line: 1 }
  const open: Component[] = [calendar]
  for (const { content, line } of unfolded(text)) {
    const property = propertyIn(content)
    const [current] = open.slice(-1)
    if (!property || !current) continue
    const kind = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN') {
      const part = { kind, properties: [], parts: [], line }
      if (open.length < deepest) current.parts.push(part)
      open.push(part)
    } else if (property.name === 'END') {
      if (open.length > 1 && current.kind === kind) open.pop()
    } else if (current.properties.length < mostProperties) current.properties.push(property)
  }
  return calendar
}

/** A calendar holds zones, which hold rules: what lies deeper is read over. */
const deepest = 4
const longestLine = 40_000
/** Of 250,000 lines that end with both. */
const mostBreaks = 500_000
const mostProperties = 500

export function propertyOf({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name)
}

/** A text as it was meant: commas, semicolons and line feeds are written with a backslash. */
export function unescapedText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_all, letter: string) => (/n/i.test(letter) ? '\n' : letter))
}

function* unfolded(text: string): Generator<{ content: string; line: number }> {
  let parts: string[] = []
  let start = 1
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (/^[ \t]/.test(line)) parts.push(line.slice(1))
    else {
      if (parts.length > 0) yield { content: parts.join('').slice(0, longestLine), line: start }
      parts = [line]
      start = index + 1
    }
  }
  yield { content: parts.join('').slice(0, longestLine), line: start }
}

/** `NAME;KEY=value;KEY="quoted: value":text`. */
function propertyIn(line: string): Property | null {
  const [head] = /^(?:[^":]|"[^"]*")*/.exec(line) ?? ['']
  if (head.length === line.length) return null
  const [name = '', ...given] = head.split(/;(?=[^;"]*=)/)
  if (!/^[\w-]{1,60}$/.test(name)) return null
  const parameters: Record<string, string> = {}
  for (const parameter of given.slice(0, 20)) {
    const at = parameter.indexOf('=')
    parameters[parameter.slice(0, at).toUpperCase()] = parameter.slice(at + 1).replace(/^"|"$/g, '')
  }
  return { name: name.toUpperCase(), parameters, value: line.slice(head.length + 1) }
}
