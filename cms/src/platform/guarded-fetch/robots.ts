/** A robots.txt, whom it is asked about, and what they would read. */
export type RobotsQuestion = { text: string; product: string; address: string }

export function isOpenTo({ text, product, address }: RobotsQuestion): boolean {
  return isAllowedBy(readRobots(text, product), new URL(address))
}

export type RobotsRules = { pattern: string; isAllowed: boolean }[]

/** More than this of a file is not read (RFC 9309 asks for as much). */
export const longestRobots = 500 * 1024

/**
 * The rules of a robots.txt (RFC 9309) that hold for a product: those of all groups that name it, or else of the groups
 * for everybody. Linear in the length of the text.
 */
export function readRobots(text: string, product: string): RobotsRules {
  const own: RobotsRules = []
  const everybody: RobotsRules = []
  let isOwnNamed = false
  let isNamingGroup = false
  // However often a group names somebody, its rules are theirs once.
  let group = { isOurs: false, isEverybodys: false }
  for (const line of text.slice(0, longestRobots).split(/[\r\n]+/)) {
    const [key, value] = keyAndValue(line)
    if (key === 'user-agent') {
      if (!isNamingGroup) group = { isOurs: false, isEverybodys: false }
      isNamingGroup = true
      if (value === '*') group.isEverybodys = true
      else if (productOf(value) === product.toLowerCase()) isOwnNamed = group.isOurs = true
    } else if (key === 'allow' || key === 'disallow') {
      isNamingGroup = false
      if (!value) continue
      const rule = { pattern: value, isAllowed: key === 'allow' }
      if (group.isOurs) own.push(rule)
      if (group.isEverybodys) everybody.push(rule)
    }
  }
  return isOwnNamed ? own : everybody
}

/** Whether the rules let us read an address: the longest rule that fits decides, and permission where two are as long. */
export function isAllowedBy(rules: RobotsRules, { pathname, search }: URL): boolean {
  const path = sameEscapes(pathname + search)
  if (path === '/robots.txt') return true
  let decisive: RobotsRules[number] | null = null
  for (const rule of rules) {
    const isLonger = !decisive || rule.pattern.length > decisive.pattern.length
    const isAsLong = decisive?.pattern.length === rule.pattern.length
    if ((isLonger || (isAsLong && rule.isAllowed)) && fits(rule.pattern, path)) decisive = rule
  }
  return decisive?.isAllowed ?? true
}

function keyAndValue(line: string): [string, string] {
  const comment = line.indexOf('#')
  const rule = comment < 0 ? line : line.slice(0, comment)
  const colon = rule.indexOf(':')
  if (colon < 0) return ['', '']
  return [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()]
}

/** The name before a version or anything else. */
function productOf(value: string): string {
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase()
}

/** A pattern is the beginning of a path; `*` is anything, `$` at its end is the end. The path has the same escapes. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*').map(sameEscapes)
  if (!path.startsWith(start)) return false
  let at = start.length
  const end = isWhole ? parts.pop() : undefined
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return end === undefined ? at === path.length : path.length - end.length >= at && path.endsWith(end)
}

/** Letters outside ASCII as an address writes them, and escapes in capitals. */
function sameEscapes(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase())
}
