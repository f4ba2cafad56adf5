import type { EventState } from '@cyberluach/core/events/event-states'
import type { EventType } from '@cyberluach/core/events/event-types'
import type { DayKey } from '@cyberluach/core/dates/day-key'

/**
 * A title without what it says of whether the event takes place, and that state: `[CANCELLED] Night`, `Night - postponed`,
 * `נדחה: ליל`. Said is only what stands in brackets, or apart at either end, by a colon, a dash or capitals: The Cancelled
 * Culture Con is the name of one.
 */
export function titleAndState(said: string): { title: string; state: EventState | null } {
  for (const [state, ...patterns] of saidStates)
    for (const pattern of patterns) {
      const title = said.replace(pattern, ' ').replace(/\s+/g, ' ').trim()
      if (title && pattern.test(said)) return { title, state }
    }
  return { title: said, state: null }
}

/** In the languages of the lists that are read. */
const stateWords = {
  cancelled: 'cancell?ed|event cancell?ed|(?:ה?אירוע )?(?:מ?בוטלה?)|abgesagt|annulée?|cancelad[oa]|annullato',
  postponed: 'postponed|event postponed|(?:ה?אירוע )?נדח(?:ה|תה)|verschoben|reportée?|aplazad[oa]|rinviato',
}
const capitals: Record<string, string> = { cancelled: 'CANCELL?ED', postponed: 'POSTPONED' }
const saidStates = Object.entries(stateWords).map(
  ([state, words]) =>
    [
      state as EventState,
      new RegExp(
        `^[*\\s]*(?:${words})[*\\s]*(?:[:：]|[-–—|!*]\\s)\\s*|` +
          `[[(【]\\s*(?:${words})(?:\\s+(?:to|until|till|due)\\b[^\\])】]{0,60})?[\\s!.]*[\\])】][:：]?|` +
          `(?:\\s[-–—|]|[:：])\\s*(?:${words})[\\s!.*]*$`,
        'iu',
      ),
      new RegExp(`^${capitals[state]}\\s(?=.*\\p{Ll})|(?<=\\p{Ll}.*)\\s${capitals[state]}$`, 'u'),
    ] as const,
)

/** The kind that a name states plainly; null where it states none. */
export function kindByName(title: string): EventType | null {
  if (/\bCTF\b/i.test(title)) return 'ctf'
  if (/\bworkshops?\b/i.test(title)) return 'workshop'
  if (/\btrainings?\b/i.test(title) && !besideTraining.test(title)) return 'training'
  if (/\bwebinar\b/i.test(title)) return 'webinar'
  if (/\bhackathon\b/i.test(title)) return 'hackathon'
  if (/\bmeet-?up\b/i.test(title)) return 'meetup'
  return null
}

/** Many a conference has days of training: `Nullcon Conference & Training`. */
const besideTraining = /(?:&|\band\b|\+)\s*trainings?\b|\btrainings?\s*(?:&|\band\b|\+)/i

/**
 * Whether the path of an address names a later year than the last day of an event, none that fits, and the title no year:
 * `…/vb2026/` for 2025, or `…/eu-24/` for 2023. A date was typed with last year's number then. An address of an earlier
 * year is a page that nobody renewed, and says nothing about the date.
 */
export function yearAgainstAddress(endDay: DayKey, url: string | null, title: string): boolean {
  const path = url && URL.parse(url)?.pathname
  if (!path || /(?<!\d)20\d\d(?!\d)/.test(title)) return false
  const year = Number(endDay.slice(0, 4))
  const named = yearsIn(path, year)
  return named.length > 0 && named.every((one) => one > year)
}

/** No day that a list names is further ahead; a larger number is that of a page. */
const yearsAhead = 3

function yearsIn(path: string, year: number): number[] {
  const whole = Array.from(path.matchAll(fourDigits), ([digits]) => Number(digits))
  if (whole.length > 0) return whole.filter((one) => one <= year + yearsAhead)
  // Two digits may as well be the number of an edition: they are a year only where they are the next one.
  const short = Array.from(path.matchAll(twoDigits), ([, digits]) => 2000 + Number(digits))
  return short.filter((one) => one === year || one === year + 1)
}

const fourDigits = /(?<!\d|\/(?:event|id|item|node|p|post)\/)20[1-4]\d(?!\d)/gi
const twoDigits =
  /(?<!meet-?up|edition|episode|evening|event|night|part|round|session|vol)(?<=[a-z])-?(\d\d)(?=[/.]|$)/gi
