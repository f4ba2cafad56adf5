import type { SourceKind } from '@cyberluach/core/sources/sources'

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
  const text = pasted.trim().replace(/^webcals?:/i, 'https:')
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const [owner = '', repository = '', ...rest] = url.pathname.split('/').filter(Boolean)
  const name = Object.keys(repositories).find(
    (one) => one.toLowerCase() === `${owner}/${repository}`.toLowerCase(),
  )
  const list = isGitHub(url) && name ? repositories[name] : undefined
  if (list && name)
    return { address: fileOf(url, name, list.file, rest), kind: list.kind, known: factsOf(list) }
  const address = isPageOfFile(url, rest) ? rawAddress(`${owner}/${repository}`, rest.slice(1)) : text
  return { address, kind: kindOf(new URL(address)), known: null }
}

const isGitHub = ({ hostname }: URL) => ['github.com', 'raw.githubusercontent.com'].includes(hostname)

const isPageOfFile = ({ hostname }: URL, [mode, ...path]: string[]) =>
  hostname === 'github.com' && (mode === 'blob' || mode === 'raw') && path.length > 1

const rawAddress = (repository: string, path: readonly string[]) =>
  `https://raw.githubusercontent.com/${repository}/${path.join('/')}`

function fileOf(url: URL, repository: string, file: string | null, rest: string[]): string {
  if (isPageOfFile(url, rest)) return rawAddress(repository, rest.slice(1))
  const isFront = url.hostname === 'github.com' && rest.length === 0
  return isFront && file !== null ? rawAddress(repository, ['HEAD', file]) : url.href
}

const factsOf = ({ name, licence, credit, creditUrl }: KnownList): KnownList => ({
  name,
  licence,
  credit,
  creditUrl,
})

function kindOf({ hostname, pathname, search }: URL): SourceKind {
  if (/(^|\.)ctftime\.org$/.test(hostname)) return 'ctftime'
  if (/\.ics$|\/ical(endar)?(\/|$)|\/ics(\/|$)/i.test(pathname) || /\b(ical|ics)\b/i.test(search))
    return 'iCalendar'
  if (/\/conferences\/\d{4}\/\w+\.json$/.test(pathname)) return 'confsTech'
  if (/\.json$/i.test(pathname)) return 'json'
  if (/\.md$/i.test(pathname)) return 'xsa'
  if (/\.ya?ml$/i.test(pathname)) return 'owasp'
  return 'schemaOrg'
}
