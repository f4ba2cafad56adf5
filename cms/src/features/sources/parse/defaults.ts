import { countryOfCity } from '@cyberluach/core/places/city-countries'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { SourceDefaults } from '../fetch/source.ts'
import type { Parsed, Refused, SourceRow, Stated } from '../rows.ts'

/** What a list says once its rows are filled in by what holds for the source, and those left out that its words name. */
export function withDefaults({ rows, refused, ...rest }: Parsed, defaults: SourceDefaults): Parsed {
  const [leaveOut, onlyWith] = [namedBy(defaults.leaveOut), namedBy(defaults.onlyWith)]
  const isLeftOut = (row: SourceRow) => leaveOut?.(row) || (onlyWith && !onlyWith(row))
  const { left = [], taken = [] } = Object.groupBy(rows, (row) => (isLeftOut(row) ? 'left' : 'taken'))
  return { ...rest, rows: taken.map((row) => filled(row, defaults)), refused: [...refused, ...left.map(leftOut)] }
}

/** Fields of a row that are what holds for its source, as a preview tells them. */
export function fieldsByDefault(row: Stated, defaults: SourceDefaults): string[] {
  const usual = filled(
    { ...row, titleHe: null, eventType: null, city: null, country: null, organizer: null, tags: [] },
    defaults,
  )
  return fillable.filter((field) => usual[field]?.length && String(usual[field]) === String(row[field]))
}

const fillable = ['titleHe', 'eventType', 'city', 'country', 'organizer', 'tags'] as const

/** Texts that are written in one line, parted by commas. */
export function partedTexts(line: string | null): string[] {
  return (line ?? '').split(/[,،;]/).flatMap((text) => text.trim() || [])
}

/** Whether a name holds one of the words or phrases, whole and in any case; null where there are none. */
function namedBy(line: string | null): ((row: SourceRow) => boolean) | null {
  const words = partedTexts(line).flatMap((text) => foldedText(text) || [])
  if (words.length === 0) return null
  return ({ title, titleHe }) => {
    const name = ` ${foldedText(title)} ${foldedText(titleHe ?? '')} `
    return words.some((word) => name.includes(` ${word} `))
  }
}

function leftOut({ title, url }: SourceRow): Refused {
  return { raw: url ? `${title} ${url}` : title, line: null, reason: 'leftOut' }
}

function filled<Row extends Stated>(row: Row, defaults: SourceDefaults): Row {
  const tags = partedTexts(defaults.tags)
  return {
    ...row,
    ...placeOf(row, defaults),
    titleHe: row.titleHe ?? (defaults.language === 'he' ? row.title : null),
    eventType: row.eventType ?? defaults.eventType,
    organizer: row.organizer ?? defaults.organizer,
    tags: row.tags.length > 0 ? row.tags : tags,
  }
}

/** A city brings its country along, and is not said of what is online, or in another country. */
function placeOf({ isOnline, city, country }: Stated, defaults: SourceDefaults) {
  if (isOnline) return { city, country }
  const usualCountry = defaults.country ?? (defaults.city && countryOfCity(defaults.city))
  const isThere = country === null || country === usualCountry
  const where = city ?? (isThere ? defaults.city : null)
  return { city: where, country: country ?? (where && countryOfCity(where)) ?? usualCountry }
}
