import type { Candidate as ListedCandidate } from '@cyberluach/api/proposals'

/** What speaks for an event, in the words of the wire. */
export type Reason = ListedCandidate['why'][number]

/** An event that a sighting may be of. */
export type Candidate = { eventId: string; score: number; why: Reason[] }

/**
 * What a sighting is: of an event that is known by it already; of one that it merges with by itself, since a key or host and
 * name say so; of one that has to be asked about; or of one that is new.
 */
export type Judgement =
  | { kind: 'known'; eventId: string }
  | {
      kind: 'merge'
      eventId: string
      why: 'verdict' | 'moved' | 'key' | 'sameHostAlikeName'
      /** All that it may be, the best first. */
      candidates: Candidate[]
    }
  | { kind: 'ask'; candidates: Candidate[] }
  | { kind: 'new' }
