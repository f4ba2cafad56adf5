import type { SourceChange, SourceEdit, ManagedSource, PreviewRequest } from '@cyberluach/api/sources'
import type { EventType } from '@cyberluach/core/events/event'
import {
  leastHoursOf,
  needsPermission,
  syncHours,
  type listLanguages,
  type SourceKind,
  type SourceTrust,
} from '@cyberluach/core/sources/sources'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { isWebLink } from '@cyberluach/core/text/links'
import type { Edit } from '../../../form/use-edit-form.ts'

/** A source as it is typed. */
export type SourceValues = {
  address: string
  kind: SourceKind
  name: string
  licence: string
  credit: string
  creditUrl: string
  mayPassOn: boolean
  trust: SourceTrust
  everyHours: number
  isOn: boolean
  hasPermission: boolean
  eventType: EventType | ''
  country: string
  city: string
  timeZone: string
  language: (typeof listLanguages)[number] | ''
  organizer: string
  tags: string
  leaveOut: string
  onlyWith: string
  /** Somebody chose the kind, which no advice changes then; nothing that is sent. */
  isKindChosen?: true
}

/** A source of which nothing is known. */
export const newSource: SourceValues = {
  address: '',
  kind: 'iCalendar',
  name: '',
  licence: '',
  credit: '',
  creditUrl: '',
  mayPassOn: false,
  trust: 'queue',
  everyHours: syncHours.atFirst,
  isOn: true,
  hasPermission: false,
  eventType: '',
  country: '',
  city: '',
  timeZone: '',
  language: '',
  organizer: '',
  tags: '',
  leaveOut: '',
  onlyWith: '',
}

export function sourceValuesOf(source: ManagedSource): SourceValues {
  const fields = Object.keys(newSource) as (keyof SourceValues & keyof ManagedSource)[]
  return { ...newSource, ...Object.fromEntries(fields.map((field) => [field, source[field] ?? ''])) }
}

/** What is sent: what may not be read without a permission is off until there is one. */
export function sourceBody(values: SourceValues): SourceEdit {
  const sent = { ...values }
  delete sent.isKindChosen
  const mayRead = values.hasPermission || !needsPermission(values.kind)
  return {
    ...sent,
    eventType: values.eventType || null,
    language: values.language || null,
    hasPermission: needsPermission(values.kind) && values.hasPermission,
    isOn: values.isOn && mayRead,
  }
}

/** What a preview is asked of: how the list is read, without its name and its rights. */
export function previewBody(values: SourceValues): Extract<PreviewRequest, { address: string }> {
  const {
    kind,
    address,
    eventType,
    country,
    city,
    timeZone,
    language,
    organizer,
    tags,
    leaveOut,
    onlyWith,
    hasPermission,
  } = sourceBody(values)
  return {
    kind,
    address,
    eventType,
    country,
    city,
    timeZone,
    language,
    organizer,
    tags,
    leaveOut,
    onlyWith,
    hasPermission,
  }
}

/** What is sent of a source that is there: what was made another, and nothing that somebody else may have changed. */
export function sourceChanges({ values, began }: Omit<Edit<SourceValues>, 'version'>): SourceChange {
  const before: Record<string, unknown> = sourceBody(began)
  return Object.fromEntries(Object.entries(sourceBody(values)).filter(([field, value]) => value !== before[field]))
}

/** What is wrong with what was typed, by the rules of the server. */
export function sourceErrors(values: SourceValues): Issue[] {
  const least = leastHoursOf(values.kind)
  return [
    ...addressErrors(values.address),
    ...(values.name.trim() === '' ? [{ path: 'name', code: 'required' as const }] : []),
    ...(values.creditUrl.trim() === '' || isWebLink(values.creditUrl.trim())
      ? []
      : [{ path: 'creditUrl', code: 'url' as const }]),
    ...(values.everyHours < least ? [{ path: 'everyHours', code: 'min' as const, values: { min: least } }] : []),
  ]
}

/** Also for a preview, which needs nothing else. */
export function addressErrors(address: string): Issue[] {
  if (address.trim() === '') return [{ path: 'address', code: 'required' }]
  return isWebLink(address.trim()) ? [] : [{ path: 'address', code: 'url' }]
}

/** The values once an address was pasted: its kind, unless one was chosen, and of a known list what nobody has typed. */
export function withAdvice(values: SourceValues, isKindChosen = false): SourceValues {
  const advice = adviseAddress(values.address)
  if (!advice) return values
  const { address, kind, known } = advice
  return {
    ...values,
    address,
    kind: isKindChosen ? values.kind : kind,
    ...(known && {
      name: values.name || known.name,
      licence: values.licence || known.licence,
      credit: values.credit || known.credit,
      creditUrl: values.creditUrl || known.creditUrl,
      mayPassOn: values.licence === '' ? true : values.mayPassOn,
    }),
  }
}

/** What an address tells of the list behind it: where its file is, of which kind it is, and what is known of it. */
export type Advice = { address: string; kind: SourceKind; known: KnownList | null }

type KnownList = { name: string; licence: string; credit: string; creditUrl: string }

/** The open lists, by their repositories. */
const repositories: Record<string, { kind: SourceKind; file: string | null } & KnownList> = {
  'xsa/infosec-events': {
    kind: 'xsa',
    file: 'README.md',
    name: 'infosec-events',
    licence: 'CC BY 4.0',
    credit: 'xsa/infosec-events and its contributors',
    creditUrl: 'https://github.com/xsa/infosec-events',
  },
  'tech-conferences/conference-data': {
    kind: 'confsTech',
    file: null,
    name: 'confs.tech',
    licence: 'MIT',
    credit: 'confs.tech and its contributors',
    creditUrl: 'https://confs.tech',
  },
  'ccfddl/ccf-deadlines': {
    kind: 'ccfDeadlines',
    file: null,
    name: 'ccf-deadlines',
    licence: 'MIT',
    credit: 'ccfddl/ccf-deadlines and its contributors',
    creditUrl: 'https://ccfddl.com',
  },
  'OWASP/owasp.github.io': {
    kind: 'owasp',
    file: '_data/events.yml',
    name: 'OWASP',
    licence: 'CC BY-SA 4.0',
    credit: 'OWASP Foundation',
    creditUrl: 'https://owasp.org/events/',
  },
}

/** What can be said of an address as it was pasted; null where it is none. A page of GitHub stands for its file. */
export function adviseAddress(pasted: string): Advice | null {
  const text = pasted.trim().replace(calendarProtocol, 'https:')
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const [owner = '', repository = '', ...rest] = url.pathname.split('/').filter(Boolean)
  const name = Object.keys(repositories).find((one) => one.toLowerCase() === `${owner}/${repository}`.toLowerCase())
  const list = isGitHub(url) && name ? repositories[name] : undefined
  if (list && name) {
    const kind = list.kind === 'xsa' && rest.at(-1) === 'RECURRING.md' ? 'xsaRecurring' : list.kind
    return { address: fileOf(url, name, list.file, rest), kind, known: factsOf(list) }
  }
  const address = isPageOfFile(url, rest) ? decodedYear(rawAddress(`${owner}/${repository}`, rest.slice(1))) : text
  const isCalendar = calendarProtocol.test(pasted.trim())
  return { address, kind: isCalendar ? 'iCalendar' : kindOf(new URL(address)), known: null }
}

const calendarProtocol = /^webcals?:/i

const isGitHub = ({ hostname }: URL) => ['github.com', 'raw.githubusercontent.com'].includes(hostname)

const isPageOfFile = ({ hostname }: URL, [mode, ...path]: string[]) =>
  hostname === 'github.com' && (mode === 'blob' || mode === 'raw') && path.length > 1

const rawAddress = (repository: string, path: readonly string[]) =>
  `https://raw.githubusercontent.com/${repository}/${path.join('/')}`

function fileOf(url: URL, repository: string, file: string | null, rest: string[]): string {
  if (isPageOfFile(url, rest)) return decodedYear(rawAddress(repository, rest.slice(1)))
  const isFront = url.hostname === 'github.com' && rest.length === 0
  return isFront && file !== null ? rawAddress(repository, ['HEAD', file]) : decodedYear(url.href)
}

/** `{year}` stands in addresses as it is. */
const decodedYear = (address: string) => address.replaceAll(/%7Byear%7D/gi, '{year}')

const factsOf = ({ name, licence, credit, creditUrl }: KnownList): KnownList => ({
  name,
  licence,
  credit,
  creditUrl,
})

function kindOf({ hostname, pathname, search }: URL): SourceKind {
  if (/(^|\.)ctftime\.org$/.test(hostname)) return 'ctftime'
  if (/\.ics$|\/ical(endar)?(\/|$)|\/ics(\/|$)/i.test(pathname) || /\b(ical|ics)\b/i.test(search)) return 'iCalendar'
  if (/\/conferences\/(\d{4}|%7Byear%7D)\/\w+\.json$/.test(pathname)) return 'confsTech'
  if (/\.json$/i.test(pathname)) return 'json'
  if (/\.ya?ml$/i.test(pathname)) return 'owasp'
  return 'schemaOrg'
}
