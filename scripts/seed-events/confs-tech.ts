import { countryCodeOf, normaliseCountry } from '@cyberluach/core/countries'
import { isDayKey } from '@cyberluach/core/day-key'
import { kindByName, type Listing } from './listing.ts'

type Row = {
  name: string
  url: string
  startDate: string
  endDate: string
  city?: string
  country?: string
  online: boolean
}

/** Reads one topic file of tech-conferences/conference-data. */
export function readConfsTech(json: string): Listing {
  const listing: Listing = { conferences: [], leftOut: [] }
  const rows: Row[] = JSON.parse(json)
  for (const row of rows) {
    const title = row.name.replaceAll(/\s+/g, ' ').trim()
    const country = row.country ? countryCode(row.country) : null
    const leaveOut = (reason: string) => listing.leftOut.push({ title, list: 'confs.tech', reason })
    if (!isDayKey(row.startDate) || !isDayKey(row.endDate) || row.endDate < row.startDate)
      leaveOut(`no exact date: "${row.startDate}" to "${row.endDate}"`)
    else if (!country && !row.online) leaveOut(`no country: "${row.country ?? ''}"`)
    else
      listing.conferences.push({
        title,
        firstDay: row.startDate,
        lastDay: row.endDate,
        city: row.city ?? null,
        country,
        isOnline: row.online,
        url: row.url,
        ...kindByName(title),
        list: 'confsTech',
      })
  }
  return listing
}

function countryCode(text: string): string | null {
  const name = normaliseCountry(text)
  return name && countryCodeOf(name)
}
