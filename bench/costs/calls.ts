import { addDays } from '@cyberluach/core/dates/day-key'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { json } from '../attack/hostile-requests.ts'
import type { BenchRequest } from '../attack/stranger.ts'
import { submission } from '../support/admin.ts'
import type { Known } from './known.ts'

/** What is asked for the `n`th time: another thing each time where the same would be cached. */
export type MakeRequest = (known: Known, n: number) => BenchRequest

/** Days far from each other, so that none of the lists between them is cached. */
const day = (n: number) => addDays('2030-01-01', n)
const month = (n: number) => day(n * 31).slice(0, 7)
const search = encodeURIComponent('team talk flag cloud malware hardware workshop prize night')
const text = (length: number) => 'What a person writes. '.repeat(length / 22)
const reading =
  (path: string): MakeRequest =>
  () => ({ path })
const password = { username: 'admin', password: 'a guess that is none' }
const bytes = 'A'.repeat(9_000)
const signIn = `/api/${builtLoginPath}/auth`

/**
 * The costliest that each public endpoint takes, by its name; several where they have costs of their own in the guard's
 * table. Things that only a mail opens are asked for with a token that opens them.
 */
export const costliestCalls: Record<string, MakeRequest | Record<string, MakeRequest>> = {
  'GET /api/events': {
    'of 99': (_, n) => ({ path: `/api/events?limit=99&running=all&from=1990-01-01&to=${day(n)}&type=ctf` }),
    'of 99, found': (_, n) => ({ path: `/api/events?limit=99&q=${search.slice(0, 4)}&to=${day(n)}` }),
    'of 500': (_, n) => ({ path: `/api/events?limit=500&running=all&from=1990-01-01&to=${day(n)}` }),
    'of 500, filtered': (_, n) => ({
      path: `/api/events?limit=500&running=all&from=1990-01-01&to=${day(n)}&location=all&prize=false`,
    }),
    'of all': (_, n) => ({ path: `/api/events?running=all&from=1990-01-01&to=${day(n)}` }),
  },
  'GET /api/search': {
    'of a word': (_, n) => ({ path: `/api/search?q=team&day=${day(n)}` }),
    'of nine words': (_, n) => ({ path: `/api/search?limit=100&q=${search}&day=${day(n)}` }),
  },
  'GET /api/events/{id}': (known, n) => ({ path: `/api/events/${known.eventId(n)}` }),
  'GET /api/event-pages/{slug}': (known, n) => ({ path: `/api/event-pages/${known.slug(n)}` }),
  'GET /api/archive': reading('/api/archive'),
  'GET /api/event-lists/{kind}': (_, n) => ({
    path: `/api/event-lists/country?key=israel&page=${1 + (n % 9)}`,
  }),
  'GET /api/event-addresses/{year}': (_, n) => ({ path: `/api/event-addresses/${2020 + (n % 9)}` }),
  'GET /api/events/{id}/calendar.ics': (known, n) => ({
    path: `/api/events/${known.eventId(n)}/calendar.ics`,
  }),
  'GET /api/events.ics': (_, n) => ({ path: `/api/events.ics?type=${n % 2 ? 'ctf' : 'conference'}` }),
  'GET /api/deadlines.ics': reading('/api/deadlines.ics?kind=abstracts'),
  'GET /api/deadline-questions/{token}': (known) => ({
    path: `/api/deadline-questions/${known.token('deadlineQuestion')}`,
  }),
  'POST /api/deadline-questions/{token}': (known) =>
    json(`/api/deadline-questions/${known.token('deadlineQuestion')}`, { day: null }),
  'GET /api/deadlines': reading('/api/deadlines'),
  'GET /api/facets': {
    'of all': reading('/api/facets'),
    'of those found': (_, n) => ({ path: `/api/facets?q=team&to=${day(n)}` }),
  },
  'GET /api/sources': reading('/api/sources'),
  'GET /api/lists/{slug}': reading('/api/lists/israel'),
  'GET /api/export.json': reading('/api/export.json'),
  'GET /api/export.csv': reading('/api/export.csv'),
  'GET /api/figures': reading('/api/figures'),
  'GET /api/glance': (_, n) => ({ path: `/api/glance?day=${day(n)}` }),
  'GET /api/months': (_, n) => ({ path: `/api/months?month=${month(n)}&q=team` }),
  'GET /api/months/{month}': (_, n) => ({ path: `/api/months/${month(n % 60).replace('203', '202')}` }),
  'GET /api/faq': reading('/api/faq?locale=he'),
  'GET /api/texts': reading('/api/texts'),
  'GET /api/posts': reading('/api/posts'),
  'GET /api/blog': {
    'with content': reading('/api/blog?limit=50&content=true'),
    'without content': reading('/api/blog?limit=100'),
  },
  'GET /api/blog/{slug}': (known) => ({ path: `/api/blog/${known.postSlug}` }),
  'GET /api/openapi.json': reading('/api/openapi.json'),

  'POST /api/submissions': (_, n) =>
    json('/api/submissions', {
      ...submission(`Measured ${n}`, '2027-01-15'),
      description: text(5_000),
      additionalInfo: text(20_000),
    }),
  'GET /api/submission/{token}': (known) => ({ path: `/api/submission/${known.submission}` }),
  'PUT /api/submission/{token}': (known, n) => {
    const { organizerEmail: _, ...changed } = submission(`Measured ${n}`, '2027-01-15')
    const request = json(`/api/submission/${known.submission}`, { ...changed, description: text(5_000) })
    return { ...request, method: 'PUT' }
  },
  'POST /api/submission/{token}/withdraw': (known) => ({
    path: `/api/submission/${known.published}/withdraw`,
    method: 'POST',
  }),
  'POST /api/submission/{token}/event': (known, n) =>
    json(`/api/submission/${known.published}/event`, { state: 'cancelled', reason: `${n} ${text(900)}` }),
  'PUT /api/submission/{token}/event': (known, n) => {
    const { organizerEmail: _, ...changed } = submission(`Measured ${n}`, '2027-01-15')
    const path = `/api/submission/${known.published}/event`
    return { ...json(path, { ...changed, description: text(5_000), reason: text(900) }), method: 'PUT' }
  },
  'POST /api/read-link': (known, n) => json('/api/read-link', { url: `${known.page}?${n}` }),
  'POST /api/contact': (_, n) =>
    json('/api/contact', { name: `Nobody ${n}`, email: 'nobody@example.com', message: text(4_000) }),
  'POST /api/calendar-offers': (_, n) =>
    json('/api/calendar-offers', { address: `https://calendar${n}.example/`, organizer: 'Nobody', note: text(900) }),
  'POST /api/feedback': (_, n) =>
    json('/api/feedback', { overallRating: 5, additionalComments: `${n} ${text(1_000)}` }),
  'POST /api/errors': (_, n) =>
    json('/api/errors', { error: `Measured ${n}`, stack: text(20_000), componentStack: text(20_000) }),
  'POST /api/denials': () => ({ path: '/api/denials', method: 'POST' }),
  'POST /api/pulse': (_, n) => json('/api/pulse', { kind: 'view', page: `measured-${n}`, path: '/' }),
  'POST /api/newsletter/subscribe': (_, n) =>
    json('/api/newsletter/subscribe', { fullName: 'Nobody', email: `nobody-${n}@example.com` }),
  'POST /api/newsletter/link': (known) =>
    json('/api/newsletter/link', { token: known.token('unsubscribe'), purpose: 'unsubscribe' }),
  'POST /api/newsletter/confirm': (known) =>
    json('/api/newsletter/confirm', { token: known.token('newsletterConfirm') }),
  'POST /api/newsletter/unsubscribe': (known) =>
    json('/api/newsletter/unsubscribe', { token: known.token('unsubscribe') }),
  'POST /api/newsletter/resubscribe': (known) =>
    json('/api/newsletter/resubscribe', { token: known.token('unsubscribe') }),
  'GET /api/proof-of-work/{form}': reading('/api/proof-of-work/submission'),
  'GET /api/proof-of-work/{form}/question': reading('/api/proof-of-work/submission/question'),
  'POST /api/proof-of-work/{form}/answer': () =>
    json('/api/proof-of-work/submission/answer', { token: 'a'.repeat(300), answer: 'b'.repeat(300) }),

  [`POST ${signIn}`]: () => json(signIn, password),
  [`POST ${signIn}/code`]: () => json(`${signIn}/code`, { challenge: 'a'.repeat(500), code: '000000' }),
  [`POST ${signIn}/enrolment`]: () => json(`${signIn}/enrolment`, { challenge: 'a'.repeat(500) }),
  [`POST ${signIn}/passkey`]: () =>
    json(`${signIn}/passkey`, {
      id: bytes,
      rawId: bytes,
      type: 'public-key',
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      clientExtensionResults: {},
    }),
  [`POST ${signIn}/passkey/question`]: () => ({ path: `${signIn}/passkey/question`, method: 'POST' }),
  'GET /api/sys/auth/session': reading('/api/sys/auth/session'),
  'POST /api/sys/auth/logout': () => ({ path: '/api/sys/auth/logout', method: 'POST' }),

  'GET /api/health': reading('/api/health'),
  'GET /api/health/cms': reading('/api/health/cms'),
  'GET /api/health/live': reading('/api/health/live'),
  'GET /api/health/ready': reading('/api/health/ready'),
}
