import type { EventType } from '@cyberluach/core/events/event-types'
import type { CountryCode } from '@cyberluach/core/places/country-code'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import type {
  SuggestionBasis,
  SuggestionCaution,
  SuggestionConfidence,
  SuggestionEvidence,
  SuggestionQuestion,
} from '@cyberluach/core/sources/suggestions'

/** A public list that an admin may add: where it is, what it holds, why it may be read and how that is known. */
export type CatalogueEntry = {
  name: string
  /** With `{answer}` where something is asked for. */
  address: string
  asks?: SuggestionQuestion
  kind: SourceKind
  eventTypes: readonly EventType[]
  country?: CountryCode
  city?: string
  isOnline?: true
  /** Of its texts; English where nothing is said. */
  languages?: readonly string[]
  basis: SuggestionBasis
  licence?: string
  credit?: string
  creditUrl?: string
  evidence: SuggestionEvidence
  /** A day, or a month. */
  seenOn?: string
  seenAt?: string
  confidence: SuggestionConfidence
  caution?: SuggestionCaution
  /** It is among the lists that a new calendar begins with. */
  isDefault?: true
  organizer?: string
  /** Rows whose name has one of these words are none of ours; with commas between them. */
  leaveOut?: string
}

const raw = 'https://raw.githubusercontent.com'

const xsa = {
  kind: 'xsa',
  eventTypes: ['conference'],
  basis: 'openLicence',
  licence: 'CC BY 4.0',
  credit: '{Cyber,Info}Sec Events by xsa',
  creditUrl: 'https://github.com/xsa/infosec-events',
  evidence: 'fileRead',
  seenOn: '2026-06-30',
  seenAt: 'https://github.com/xsa/infosec-events',
  confidence: 'stated',
  isDefault: true,
} as const

const openLists: CatalogueEntry[] = [
  { ...xsa, name: 'Cyber/InfoSec Events by xsa', address: `${raw}/xsa/infosec-events/HEAD/README.md` },
  { ...xsa, name: 'Cyber/InfoSec Events by xsa, by year', address: `${raw}/xsa/infosec-events/HEAD/{year}.md` },
  {
    name: 'confs.tech',
    address: `${raw}/tech-conferences/conference-data/HEAD/conferences/{year}/security.json`,
    kind: 'confsTech',
    eventTypes: ['conference'],
    basis: 'openLicence',
    licence: 'MIT',
    credit: 'confs.tech',
    creditUrl: 'https://github.com/tech-conferences/conference-data',
    evidence: 'fileRead',
    seenOn: '2026-08-06',
    seenAt: 'https://github.com/tech-conferences/conference-data',
    confidence: 'stated',
    isDefault: true,
    leaveOut: 'API Conference, Workplace Ninjas, ESPC, IT-Tage',
  },
  {
    name: 'ccf-deadlines',
    address: 'https://ccfddl.com/conference/allconf.yml',
    kind: 'ccfDeadlines',
    eventTypes: ['conference'],
    basis: 'openLicence',
    licence: 'MIT',
    credit: 'ccf-deadlines by ccfddl',
    creditUrl: 'https://github.com/ccfddl/ccf-deadlines',
    evidence: 'fileRead',
    seenOn: '2026-08-20',
    seenAt: 'https://github.com/ccfddl/ccf-deadlines',
    confidence: 'stated',
    isDefault: true,
  },
  {
    name: 'OWASP events',
    address: `${raw}/OWASP/owasp.github.io/HEAD/_data/events.yml`,
    kind: 'owasp',
    eventTypes: ['conference', 'training'],
    basis: 'openLicence',
    licence: 'CC BY-SA 4.0',
    credit: 'OWASP events',
    creditUrl: 'https://owasp.org/events/',
    evidence: 'fileRead',
    seenOn: '2026-08-21',
    seenAt: 'https://github.com/OWASP/owasp.github.io/blob/main/_data/events.yml',
    confidence: 'stated',
    isDefault: true,
  },
  {
    name: 'Hello-CTF, China',
    address: `${raw}/ProbiusOfficial/Hello-CTFtime/main/calendar/CN.ics`,
    kind: 'iCalendar',
    eventTypes: ['ctf'],
    country: 'CN',
    languages: ['zh'],
    basis: 'openLicence',
    licence: 'GPL-3.0',
    credit: 'Hello-CTF by ProbiusOfficial',
    creditUrl: 'https://github.com/ProbiusOfficial/Hello-CTFtime',
    evidence: 'fileRead',
    seenOn: '2026-08-22',
    seenAt: 'https://github.com/ProbiusOfficial/Hello-CTFtime',
    confidence: 'stated',
    caution: 'fewRows',
  },
  {
    name: 'CTFtime',
    address: 'https://ctftime.org/api/v1/events/?limit=100',
    kind: 'ctftime',
    eventTypes: ['ctf'],
    basis: 'permissionNeeded',
    credit: 'CTFtime',
    creditUrl: 'https://ctftime.org/',
    evidence: 'termsRead',
    seenAt: 'https://ctftime.org/api/',
    confidence: 'stated',
    caution: 'staysOff',
  },
]

const feed = { kind: 'iCalendar', basis: 'publisherFeed', evidence: 'namedByPublisher', confidence: 'stated' } as const

const googleCalendar = (id: string) => `https://calendar.google.com/calendar/ical/${id}/public/basic.ics`

const feeds: CatalogueEntry[] = [
  {
    ...feed,
    name: 'Security BSides',
    address: 'https://bsides.org/events/list/?ical=1',
    eventTypes: ['conference'],
    credit: 'Security BSides',
    creditUrl: 'https://bsides.org/events/',
    evidence: 'feedCounted',
    seenOn: '2026-10-03',
    seenAt: 'https://bsides.org/events/',
  },
  {
    ...feed,
    name: 'OWASP Netherlands, calendar of its site',
    address: 'https://owasp.org/www-chapter-netherlands/calendar/owasp-nl.ics',
    eventTypes: ['meetup'],
    country: 'NL',
    seenAt: 'https://owasp.org/www-chapter-netherlands/',
    caution: 'hoursInDoubt',
    organizer: 'OWASP Netherlands',
  },
  {
    ...feed,
    name: 'NIST OSCAL',
    address:
      'https://outlook.office365.com/owa/calendar/97cb6b6254524d86aa63c32b74bd1337@nist.gov/494010486be740b3a9bb16964e8992e016522353741654500565/calendar.ics',
    eventTypes: ['webinar', 'workshop'],
    country: 'US',
    isOnline: true,
    basis: 'governmentWork',
    seenAt: 'https://pages.nist.gov/OSCAL/events/',
    caution: 'workingCalls',
    organizer: 'NIST',
    leaveOut: 'working group, office hours, standup',
  },
  {
    ...feed,
    name: 'OpenSSF community',
    address: googleCalendar('s63voefhp5i9pfltb5q67ngpes%40group.calendar.google.com'),
    eventTypes: ['meetup'],
    isOnline: true,
    basis: 'publicCalendar',
    seenAt: 'https://openssf.org/getinvolved/',
    caution: 'workingCalls',
    organizer: 'OpenSSF',
  },
  {
    ...feed,
    name: 'c-base Berlin',
    address: 'https://www.c-base.org/calendar/exported/c-base-events.ics',
    eventTypes: ['meetup', 'workshop'],
    country: 'DE',
    city: 'Berlin',
    languages: ['de', 'en'],
    seenAt: 'https://www.c-base.org/',
    caution: 'mixedTopics',
    organizer: 'c-base',
  },
  {
    ...feed,
    name: 'HackLab.TO',
    address: googleCalendar('3oo6s709gu7d31cg1419cfrbuc%40group.calendar.google.com'),
    eventTypes: ['workshop', 'meetup'],
    country: 'CA',
    city: 'Toronto',
    basis: 'publicCalendar',
    seenAt: 'https://hacklab.to/',
    caution: 'mixedTopics',
    organizer: 'HackLab.TO',
  },
]

const israeli = {
  kind: 'schemaOrg',
  eventTypes: ['conference'],
  country: 'IL',
  languages: ['en', 'he'],
  basis: 'organizerPage',
  evidence: 'pageUnseen',
  confidence: 'unsure',
} as const

const israel: CatalogueEntry[] = [
  {
    ...israeli,
    name: 'Your own Israeli list',
    address: '{answer}',
    asks: 'listAddress',
    kind: 'json',
    eventTypes: ['ctf', 'conference', 'workshop', 'meetup', 'training', 'webinar', 'hackathon'],
    languages: ['he', 'en'],
    basis: 'ownList',
    evidence: 'yourOwn',
    confidence: 'pattern',
  },
  {
    ...israeli,
    name: 'Luma Tel Aviv',
    address: 'https://api.luma.com/ics/get?entity=discover&id={answer}',
    asks: 'lumaPlace',
    kind: 'iCalendar',
    eventTypes: ['meetup'],
    city: 'Tel Aviv',
    basis: 'lumaFeed',
    evidence: 'documentedForm',
    seenAt: 'https://luma.com/tel-aviv',
    confidence: 'pattern',
    caution: 'mixedTopics',
  },
  {
    ...israeli,
    name: 'Cyber Week, Tel Aviv University',
    address: 'https://cyberweektau.com',
    city: 'Tel Aviv',
    organizer: 'Tel Aviv University',
  },
  {
    ...israeli,
    name: 'DefenseTech Week, Tel Aviv University',
    address: 'https://en-cyber.tau.ac.il/events/DTWeek',
    city: 'Tel Aviv',
    organizer: 'Tel Aviv University',
  },
  { ...israeli, name: 'AppSec Israel', address: 'https://appsecil.org', organizer: 'OWASP Israel' },
  { ...israeli, name: 'BlueHat IL', address: 'https://www.microsoftrnd.co.il/bluehatil/home', organizer: 'Microsoft' },
]

const pattern = {
  kind: 'iCalendar',
  eventTypes: ['meetup'],
  evidence: 'documentedForm',
  confidence: 'pattern',
} as const

const patterns: CatalogueEntry[] = [
  {
    ...pattern,
    name: 'Any group on Meetup',
    address: 'https://www.meetup.com/{answer}/events/ical/',
    asks: 'meetupGroup',
    basis: 'meetupFeed',
  },
  {
    ...pattern,
    name: 'Any calendar on Luma',
    address: 'https://api.luma.com/ics/get?entity=calendar&id={answer}',
    asks: 'lumaCalendar',
    basis: 'lumaFeed',
    seenAt: 'https://help.luma.com/p/ical-syncing',
  },
  {
    ...pattern,
    name: 'Any public Google calendar',
    address: googleCalendar('{answer}'),
    asks: 'googleCalendar',
    basis: 'publicCalendar',
  },
  {
    ...pattern,
    name: 'Any calendar feed: Indico, The Events Calendar, pretalx',
    address: '{answer}',
    asks: 'calendarAddress',
    eventTypes: ['conference', 'workshop', 'meetup'],
    basis: 'publicExport',
  },
  {
    ...pattern,
    name: 'Any page with events',
    address: '{answer}',
    asks: 'pageAddress',
    kind: 'schemaOrg',
    eventTypes: ['conference', 'training', 'webinar', 'hackathon'],
    basis: 'organizerPage',
  },
  {
    ...pattern,
    name: 'A seminar of researchseminars.org',
    address: 'https://researchseminars.org/seminar/{answer}/ics',
    asks: 'seminar',
    eventTypes: ['webinar'],
    isOnline: true,
    basis: 'publicExport',
    seenAt: 'https://researchseminars.org/',
  },
  {
    ...pattern,
    name: 'A list of Cambridge talks',
    address: 'https://talks.cam.ac.uk/show/ics/{answer}',
    asks: 'talksList',
    eventTypes: ['meetup'],
    country: 'GB',
    city: 'Cambridge',
    basis: 'publicExport',
    seenAt: 'https://talks.cam.ac.uk/',
  },
  {
    ...pattern,
    name: 'A project of the Linux Foundation',
    address: 'https://webcal.prod.itx.linuxfoundation.org/lfx/{answer}',
    asks: 'lfxProject',
    isOnline: true,
    basis: 'publicExport',
    caution: 'workingCalls',
  },
]

/** Open lists first, then what is of Israel, publishers' own feeds, and forms of addresses that stand for many. */
export const curated: readonly CatalogueEntry[] = [...openLists, ...israel, ...feeds, ...patterns]
