import { stableId } from './stable-id.ts'

/** What several conferences of the lists are editions of. */
export type SeedSeries = { id: string; slug: string; name: string; isYearly: boolean }

/** What the Israeli conferences of the lists are called in Hebrew, by the title that the list has. */
export const hebrewTitles: Record<string, string> = {
  'BlueHat IL': 'כנס BlueHat IL',
  BSidesTLV: 'כנס BSidesTLV',
  'OWASP AppSec Israel 2026': 'כנס OWASP AppSec Israel 2026',
}

/** Whose website a conference has. The lists name no organizers; others are not guessed. */
const ownersOfSites: Record<string, string> = {
  'blackhat.com': 'Black Hat',
  'crowdstrike.com': 'CrowdStrike',
  'dfrws.org': 'DFRWS',
  'ekoparty.org': 'Ekoparty',
  'events.linuxfoundation.org': 'Linux Foundation',
  'info.integrity360.com': 'Integrity360',
  'nullcon.net': 'Nullcon',
  'owasp.glueup.com': 'OWASP',
  'owaspappsecdays.fr': 'OWASP',
  'usenix.org': 'USENIX',
}

/** Series that have the name in their editions' names, held in several places in a year. */
const namedSeries = ['BSides', 'Black Hat', 'DFRWS', 'Ekoparty', 'Nullcon', 'OWASP', 'Security First']

/** Who holds a conference, where its website says it plainly; null elsewhere. */
export function organizerOf(url: string | null): string | null {
  const host = URL.parse(url ?? '')?.host.replace(/^www\./, '')
  return (host && ownersOfSites[host]) ?? null
}

/** What a conference is an edition of: of what stands in several years, or by its name; null elsewhere. */
export function seriesOf(
  title: string,
  yearsOf: ReadonlyMap<string, ReadonlySet<string>>,
): SeedSeries | null {
  const name = nameWithoutYear(title)
  if ((yearsOf.get(name)?.size ?? 0) > 1) return seriesNamed(name, true)
  const named = namedSeries.find((one) => title.toLowerCase().startsWith(one.toLowerCase()))
  return named ? seriesNamed(named, false) : null
}

/** `Botconf 2027` and `Botconf '27` are both Botconf. */
export function nameWithoutYear(title: string): string {
  return title.replace(/\s*(?:\b20\d\d\b|[’']\d\d\b)\s*/g, ' ').trim()
}

function seriesNamed(name: string, isYearly: boolean): SeedSeries {
  const slug = name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { id: stableId(`series ${slug}`), slug, name, isYearly }
}
