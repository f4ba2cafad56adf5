import type { ListedConference } from './listed-conference.ts'
import { realEvents } from './real-events.ts'
import { stableId } from './stable-id.ts'

/** What several conferences of the lists are editions of. */
export type SeedSeries = { id: string; slug: string; name: string; isYearly: boolean }

/** Whose website a conference has. The lists name no organizers; others are not guessed. */
const ownersOfSites: [site: string, organizer: string][] = [
  ['blackhat.com', 'Black Hat'],
  ['crowdstrike.com', 'CrowdStrike'],
  ['dfrws.org', 'DFRWS'],
  ['ekoparty.org', 'Ekoparty'],
  ['events.linuxfoundation.org', 'Linux Foundation'],
  ['info.integrity360.com', 'Integrity360'],
  ['nullcon.net', 'Nullcon'],
  ['owasp.glueup.com', 'OWASP'],
  ['owaspappsecdays.fr', 'OWASP'],
  ['usenix.org', 'USENIX'],
]

/** Series that have the name in their editions' names, held in several places in a year. */
const namedSeries = ['BSides', 'Black Hat', 'DFRWS', 'Ekoparty', 'Nullcon', 'OWASP', 'Security First']

/** Who holds a conference, where its website says it plainly; null elsewhere. */
export function organizerOf({ url }: Pick<ListedConference, 'url'>): string | null {
  const host = new URL(url).host.replace(/^www\./, '')
  return ownersOfSites.find(([site]) => site === host)?.[1] ?? null
}

/** What a conference is an edition of: of what was held in another year as well, or by its name; null elsewhere. */
export function seriesOf({ title }: Pick<ListedConference, 'title'>): SeedSeries | null {
  if (years(title) > 1) return seriesNamed(title, true)
  const name = namedSeries.find((one) => title.toLowerCase().startsWith(one.toLowerCase()))
  return name ? seriesNamed(name, false) : null
}

function years(title: string): number {
  const days = realEvents.filter((one) => one.title === title).map(({ firstDay }) => firstDay.slice(0, 4))
  return new Set(days).size
}

function seriesNamed(name: string, isYearly: boolean): SeedSeries {
  const slug = name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  return { id: stableId(`series ${slug}`), slug, name, isYearly }
}
