import type { ListedConference } from '../../cms/src/seed/listed-conference.ts'

/** A row that cannot become an event, as it stands in its list, and what it lacks. */
export type LeftOutRow = { title: string; list: string; reason: string }

export type Listing = { conferences: ListedConference[]; leftOut: LeftOutRow[] }

/** The kind that a name states plainly; without such a word these lists hold conferences. */
export function kindByName(title: string): Pick<ListedConference, 'eventType'> {
  if (/\bCTF\b/i.test(title)) return { eventType: 'ctf' }
  if (/\bworkshop\b/i.test(title)) return { eventType: 'workshop' }
  if (/\btraining\b/i.test(title)) return { eventType: 'training' }
  return {}
}
