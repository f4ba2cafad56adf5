import type { ListedConference } from '../../cms/src/seed/listed-conference.ts'
import { parseDayRange } from './day-range.ts'
import { kindByName, type Listing } from './listing.ts'

/** Reads the Markdown tables of xsa/infosec-events: name with link, days, place with flag. */
export function readInfosecEvents(markdown: string, earliestDay: string): Listing {
  const listing: Listing = { conferences: [], leftOut: [] }
  for (const line of markdown.split('\n')) {
    const row = rowPattern.exec(line)?.groups
    if (!row) continue
    const title = unescapeMarkdown(row.title ?? '')
    const leaveOut = (reason: string) => listing.leftOut.push({ title, list: 'infosec-events', reason })
    const days = parseDayRange(row.days ?? '')
    const place = readPlace(row.place ?? '')
    if (/cancel|postpone|~~/i.test(line)) leaveOut('cancelled or postponed')
    else if (!days) leaveOut(`no exact date: "${row.days}"`)
    else if (days.firstDay < earliestDay) leaveOut(`dated before the list's own period: "${row.days}"`)
    else if (!place) leaveOut(`no country: "${row.place}"`)
    else
      listing.conferences.push({
        title,
        ...days,
        ...place,
        url: row.url ?? '',
        ...kindByName(title),
        list: 'infosecEvents',
      })
  }
  return listing
}

const rowPattern =
  /^\|\s*\[(?<title>.+?[^\\])\]\((?<url>https?:[^)\s]+)\)\s*\|\s*(?<days>[^|]*?)\s*\|\s*(?<place>[^|]*?)\s*\|/

function unescapeMarkdown(text: string): string {
  return text.replaceAll(/\\([[\]_*])/g, '$1').trim()
}

type Place = Pick<ListedConference, 'city' | 'country' | 'isOnline'>

/** `Denver (CO) 🇺🇸` is Denver, CO in the United States; null where there is neither a flag nor "Virtual". */
function readPlace(text: string): Place | null {
  if (/^(virtual|online)$/i.test(text)) return { city: null, country: null, isOnline: true }
  const country = countryOfFlag(text)
  if (!country) return null
  const city = text
    .replace(flagPattern, '')
    .replace(/\s*\(([A-Z]{2,3})\)/, ', $1')
    .trim()
  return { city: city || null, country, isOnline: false }
}

const flagPattern = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007F}]+|:[a-z]{2}:/u

/** The ISO code of a flag; the flags of subdivisions (Wales, Scotland) begin with the code of their country. */
function countryOfFlag(text: string): string | null {
  const flag = flagPattern.exec(text)?.[0]
  if (!flag) return null
  if (flag.startsWith(':')) return flag.slice(1, 3).toUpperCase()
  const points = Array.from(flag, (character) => character.codePointAt(0) ?? 0)
  if (points[0] === blackFlag) return letters(points.slice(1, 3), tagSmallA)
  return letters(points, regionalIndicatorA)
}

const blackFlag = 0x1f3f4
const tagSmallA = 0xe0061
const regionalIndicatorA = 0x1f1e6

function letters(points: number[], codeOfA: number): string {
  return String.fromCharCode(...points.map((point) => point - codeOfA + 65))
}
