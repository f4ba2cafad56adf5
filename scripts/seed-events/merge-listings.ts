import type { ListedConference } from '../../cms/src/seed/listed-conference.ts'
import type { DayRange } from './day-range.ts'

/** Two rows that seem to name one conference and disagree on its days. */
type Disagreement = { kept: ListedConference; other: ListedConference; decided: DayRange | null }

export type Merged = {
  conferences: ListedConference[]
  pairs: { kept: ListedConference; other: ListedConference }[]
  disagreements: Disagreement[]
}

/** What was decided by eye, by title and year. */
export type Decisions = Record<string, DayRange>

/**
 * Each conference once, by first day. The earlier row in `rows` gives the facts.
 * The same host and first day is one conference, unless the cities differ; the same host or name with overlapping
 * days is one conference whose days are in `decisions`, and a disagreement that still waits for one otherwise.
 */
export function mergeListings(rows: ListedConference[], decisions: Decisions): Merged {
  const merged: Merged = { conferences: [], pairs: [], disagreements: [] }
  for (const row of rows) {
    const at = merged.conferences.findIndex((kept) => isSame(kept, row))
    const kept = merged.conferences[at]
    if (!kept) merged.conferences.push(row)
    else if (kept.firstDay === row.firstDay && kept.lastDay === row.lastDay)
      merged.pairs.push({ kept, other: row })
    else {
      const decided = decisions[decisionKey(kept)] ?? null
      merged.disagreements.push({ kept, other: row, decided })
      if (decided) merged.conferences[at] = { ...kept, ...decided }
    }
  }
  merged.conferences.sort(
    (a, b) => a.firstDay.localeCompare(b.firstDay) || a.title.localeCompare(b.title, 'en'),
  )
  return merged
}

function decisionKey(row: ListedConference): string {
  return `${row.title} ${row.firstDay.slice(0, 4)}`
}

function isSame(a: ListedConference, b: ListedConference): boolean {
  const overlap = a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
  return overlap && !namesTwoCities(a, b) && (hostOf(a.url) === hostOf(b.url) || haveSimilarNames(a, b))
}

function namesTwoCities(a: ListedConference, b: ListedConference): boolean {
  return a.city !== null && b.city !== null && plain(a.city) !== plain(b.city)
}

function haveSimilarNames(a: ListedConference, b: ListedConference): boolean {
  const [one, two] = [plain(a.title), plain(b.title)]
  return one.startsWith(two) || two.startsWith(one)
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

/** Letters and digits alone, without accents and years. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/20\d\d|[^\p{Letter}\p{Number}]/gu, '')
}
