import type { SourceKind } from '@cyberluach/core/sources'
import { stableId } from './stable-id.ts'

/** A public list that comes with the product, as it was on a day, and where it is read from then on. */
export type ShippedList = {
  id: string
  name: string
  kind: SourceKind
  address: string
  licence: string
  credit: string
  creditUrl: string
  /** Its file in `snapshots`. */
  snapshot: string
}

const xsa = {
  kind: 'xsa',
  licence: 'CC BY 4.0',
  credit: '{Cyber,Info}Sec Events by xsa',
  creditUrl: 'https://github.com/xsa/infosec-events',
} as const

const raw = 'https://raw.githubusercontent.com'

/** The day on which the snapshots were taken: what was over for a year by then is left out. */
export const takenAt = new Date('2026-08-21T00:00:00Z')

/** In the order in which they are read: what an earlier one names is shown as it says. */
export const shippedLists: ShippedList[] = [
  {
    ...xsa,
    id: stableId('source infosec-events upcoming'),
    name: 'Cyber/InfoSec Events by xsa',
    address: `${raw}/xsa/infosec-events/HEAD/README.md`,
    snapshot: 'infosec-events-upcoming.md',
  },
  {
    ...xsa,
    id: stableId('source infosec-events 2026'),
    name: 'Cyber/InfoSec Events by xsa, 2026',
    address: `${raw}/xsa/infosec-events/HEAD/2026.md`,
    snapshot: 'infosec-events-2026.md',
  },
  {
    id: stableId('source confs.tech 2026'),
    name: 'confs.tech',
    kind: 'confsTech',
    address: `${raw}/tech-conferences/conference-data/HEAD/conferences/2026/security.json`,
    licence: 'MIT',
    credit: 'confs.tech',
    creditUrl: 'https://github.com/tech-conferences/conference-data',
    snapshot: 'conference-data-2026.json',
  },
  {
    id: stableId('source owasp-events'),
    name: 'OWASP events',
    kind: 'owasp',
    address: `${raw}/OWASP/owasp.github.io/HEAD/_data/events.yml`,
    licence: 'CC BY-SA 4.0',
    credit: 'OWASP events',
    creditUrl: 'https://owasp.org/events/',
    snapshot: 'owasp-events.yml',
  },
  {
    id: stableId('source ccf-deadlines'),
    name: 'ccf-deadlines',
    kind: 'ccfDeadlines',
    address: 'https://ccfddl.com/conference/allconf.yml',
    licence: 'MIT',
    credit: 'ccf-deadlines by ccfddl',
    creditUrl: 'https://github.com/ccfddl/ccf-deadlines',
    snapshot: 'ccf-deadlines.yml',
  },
]
