/** Whom to credit for what is taken from a public list, and how. */
export type Credit = {
  /** The line by which it wants to be credited, or its name. */
  name: string
  url: string
  licence: string | null
  licenceUrl: string | null
  /** Whether its licence asks for a notice that it was changed. */
  isModified: boolean
}

/** A list that has an event. Times are ISO 8601 in UTC. */
export type EventCredit = Credit & {
  /** When it was last read; null where the list is no longer read. */
  checkedAt: string | null
  /** Which fields of the event are shown as the list claims them, and since when each is. */
  shown: Record<string, string>
}

/** The credit of a list by what is known of it. */
export function creditOf({ name, url, licence }: Pick<Credit, 'name' | 'url' | 'licence'>): Credit {
  return { name, url, licence, licenceUrl: licenceUrlOf(licence), isModified: requiresChangeNotice(licence) }
}

/** What a public list may be used under, by the name that it is known by. */
const licences: Record<string, { url: string; hasChangeNotice: boolean }> = {
  'CC0 1.0': { url: 'https://creativecommons.org/publicdomain/zero/1.0/', hasChangeNotice: false },
  'CC BY 4.0': { url: 'https://creativecommons.org/licenses/by/4.0/', hasChangeNotice: true },
  'CC BY-SA 4.0': { url: 'https://creativecommons.org/licenses/by-sa/4.0/', hasChangeNotice: true },
  'CC BY-NC 4.0': { url: 'https://creativecommons.org/licenses/by-nc/4.0/', hasChangeNotice: true },
  'ODbL 1.0': { url: 'https://opendatacommons.org/licenses/odbl/1-0/', hasChangeNotice: true },
  'ODC-By 1.0': { url: 'https://opendatacommons.org/licenses/by/1-0/', hasChangeNotice: true },
  MIT: { url: 'https://opensource.org/license/mit', hasChangeNotice: false },
}

/** Names of licences to choose from. Another may be written in. */
export const knownLicences = Object.keys(licences)

/** Where a licence can be read; null for one that is not known by its name. */
export function licenceUrlOf(name: string | null): string | null {
  return (name && licences[name]?.url) ?? null
}

/** Whether a licence asks for a notice of changes; false for an unknown one. Every list is changed on its way: days are made of words, rows merged. */
export function requiresChangeNotice(name: string | null): boolean {
  return Boolean(name && licences[name]?.hasChangeNotice)
}
