import { licenceUrlOf, wantsChangesTold } from './licences.ts'

/** Whom to credit for what is taken from a public list, and how. */
export type Credit = {
  /** The line by which it wants to be credited, or its name. */
  name: string
  url: string
  licence: string | null
  licenceUrl: string | null
  /** Whether its licence asks to tell that it was changed. */
  isModified: boolean
}

/** A list that tells of an event. Times are ISO 8601 in UTC. */
export type EventCredit = Credit & {
  /** When it was last read; null where the list is no longer read. */
  checkedAt: string | null
  /** What of the event is shown as the list states it, and since when it does. */
  shown: Record<string, string>
}

/** The credit of a list by what is known of it. */
export function creditOf({ name, url, licence }: Pick<Credit, 'name' | 'url' | 'licence'>): Credit {
  return { name, url, licence, licenceUrl: licenceUrlOf(licence), isModified: wantsChangesTold(licence) }
}
