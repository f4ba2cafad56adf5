import { dayAhead } from './listed.ts'
import { says, startWebServer, type Answering, type WebServer } from './web-server.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const ics = { 'content-type': 'text/calendar; charset=utf-8' }
const openRobots = says('User-agent: *\nDisallow: /wp-admin/\n', { 'content-type': 'text/plain' })

const hosts = {
  meetup: { page: '/owasp-almond/', list: '/owasp-almond/events/ical/', upcoming: 2 },
  luma: { page: '/basalt', list: '/ics/get?entity=calendar&id=cal-1a2B3c4D5e6F7g8', upcoming: 2 },
  /** The Events Calendar of WordPress, thirty of its seventy events a page. */
  wordpress: { page: '/events/list/', list: '/events/list/?ical=1', upcoming: 70 },
  indico: { page: '/category/17/', list: '/category/17/events.ics', upcoming: 2 },
  /** An organizer's own site, made by hand, without a robots.txt. */
  organizer: { page: '/', list: '/calendar.ics', upcoming: 1 },
  /** The same, for no robots at all. */
  closed: { page: '/', list: '/calendar.ics', upcoming: 1 },
}

export type FeedHost = keyof typeof hosts
export type FeedHosts = Record<FeedHost, { server: WebServer; page: string; list: string; upcoming: number }>

/** Web servers inside this machine that answer as platforms of events do: a page for people, and its calendar. */
export async function startFeedHosts(): Promise<FeedHosts & { stop: () => Promise<void> }> {
  const started = await Promise.all(
    Object.entries(hosts).map(async ([name, { page, list, upcoming }]) => {
      const server = await startWebServer(answers[name as FeedHost]())
      return [name, { server, page: server.origin + page, list: server.origin + list, upcoming }] as const
    }),
  )
  return {
    ...(Object.fromEntries(started) as FeedHosts),
    stop: async () => void (await Promise.all(started.map(([, { server }]) => server.stop()))),
  }
}

type Answers = Record<string, Answering>

const answers: Record<FeedHost, () => Answers> = {
  meetup: () => ({
    '/robots.txt': openRobots,
    [hosts.meetup.page]: says(
      '<!DOCTYPE html><title>OWASP Almond | Meetup</title><meta property="og:site_name" content="Meetup">' +
        `<a href="${hosts.meetup.list}">Add to calendar</a>`,
      html,
    ),
    [hosts.meetup.list]: says(meetupCalendar(), ics),
  }),
  luma: () => ({
    [hosts.luma.page]: says(
      '<!DOCTYPE html><title>Basalt · Luma</title><script id="__NEXT_DATA__" type="application/json">' +
        '{"props":{"pageProps":{"initialData":{"data":{"calendar":{"api_id":"cal-1a2B3c4D5e6F7g8"}}}}}}</script>' +
        `<a href="${hosts.luma.list.replaceAll('&', '&amp;')}" type="text/calendar">Add iCal Subscription</a>`,
      html,
    ),
    [hosts.luma.list]: says(lumaCalendar(), ics),
  }),
  wordpress: () => ({
    '/robots.txt': openRobots,
    [hosts.wordpress.page]: says(
      '<!DOCTYPE html><title>Events &#8211; Cedar</title><body class="archive post-type-archive-tribe_events">' +
        '<div class="tribe-common tribe-events tribe-events-view tribe-events-view--list"></div>' +
        '<a class="tribe-events-c-subscribe-dropdown__list-item-link" href="/events/list/?ical=1">Export</a>',
      html,
    ),
    ...wordpressPages(),
  }),
  indico: () => ({
    [hosts.indico.page]: says('<!DOCTYPE html><title>Security meetings · Indico</title>', html),
    [hosts.indico.list]: says(indicoCalendar(), ics),
  }),
  organizer: () => organizersSite(),
  closed: () => ({ ...organizersSite(), '/robots.txt': says('User-agent: *\nDisallow: /\n') }),
}

const organizersSite = (): Answers => ({
  [hosts.organizer.page]: says(
    '<!DOCTYPE html><title>Elm Security Evenings</title>' +
      '<link rel="alternate" type="text/calendar" title="All evenings" href="/calendar.ics">' +
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Elm evening on paper',
        startDate: dayAhead(12),
        location: { '@type': 'Place', name: 'Elm hall', address: 'Haifa, Israel' },
      })}</script>`,
    html,
  ),
  [hosts.organizer.list]: says(
    calendar('-//Elm//Evenings//EN', [
      { uid: 'evening-1@elm.example', day: day(12), title: 'Elm evening', lines: ['LOCATION:Elm hall'] },
    ]),
    ics,
  ),
})

type Entry = { uid: string; day: string; title: string; lines?: string[] }

const day = (ahead: number) => dayAhead(ahead).replaceAll('-', '')

function calendar(product: string, entries: Entry[], head: string[] = []): string {
  const events = entries.flatMap(({ uid, day, title, lines = [] }) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20260901T070000Z',
    ...(lines.some((line) => line.startsWith('DTSTART')) ? [] : [`DTSTART;VALUE=DATE:${day}`]),
    `SUMMARY:${title}`,
    ...lines,
    `UID:${uid}`,
    'END:VEVENT',
  ])
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${product}`, ...head, ...events, 'END:VCALENDAR', '']
  return whole.map(folded).join('\r\n')
}

/** RFC 5545 folds lines at 75 octets. */
const folded = (line: string) => line.replace(/(.{70})(?=.)/g, '$1\r\n ')

/** Hours with a zone, a postal address of the United States, and text where there is no more than a name. */
function meetupCalendar(): string {
  const evening = (n: number, ahead: number, place: string): Entry => ({
    uid: `event_30${n}@meetup.com`,
    day: day(ahead),
    title: `Almond evening ${n}`,
    lines: [
      `DTSTART;TZID=America/Chicago:${day(ahead)}T180000`,
      `DTEND;TZID=America/Chicago:${day(ahead)}T200000`,
      'STATUS:CONFIRMED',
      `DESCRIPTION:OWASP Almond\\n\\nTalks and pizza\\, number ${n}.`,
      'CLASS:PUBLIC',
      `LOCATION:${place}`,
      `URL;VALUE=URI:https://www.meetup.com/owasp-almond/events/30${n}/`,
    ],
  })
  return calendar(
    '-//Meetup//RemoteApi//EN',
    [evening(1, 9, 'Almond Hall\\, 233 S Wacker Dr\\, Chicago\\, IL 60606'), evening(2, 37, 'Online event')],
    ['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Events - OWASP Almond'],
  )
}

/** Its own page stands where a place should, which the text holds; there is no URL. */
function lumaCalendar(): string {
  const event = (name: string, ahead: number, address: string): Entry => ({
    uid: `evt-${name}@events.lu.ma`,
    day: day(ahead),
    title: `Basalt night ${name}`,
    lines: [
      `DTSTART:${day(ahead)}T160000Z`,
      `DTEND:${day(ahead)}T190000Z`,
      `LOCATION:https://luma.com/event/evt-${name}`,
      `DESCRIPTION:Get up-to-date information at: https://luma.com/${name}\\n\\nAddress:\\n${address}\\n\\nHosted by Basalt`,
      'STATUS:CONFIRMED',
      'SEQUENCE:1',
    ],
  })
  return calendar('-//Luma//Luma Events//EN', [
    event('aaa111', 5, 'Yigal Alon 98\\, Tel Aviv-Yafo\\, Israel'),
    event('bbb222', 19, 'Hamburg\\, Germany'),
  ])
}

/** As The Events Calendar pages: each file begins with the day that was asked for. */
function wordpressPages(): Answers {
  const entries = Array.from({ length: hosts.wordpress.upcoming }, (_, n): Entry => ({
    uid: `${1000 + n}-cedar@cedar.example`,
    day: day(4 + 2 * n),
    title: `Cedar #${n + 1} &#8211; Night of the flags`,
    lines: [
      'LOCATION:Cedar Hall\\, 1 Main St\\, Austin\\, TX\\, 78701\\, United States',
      `URL:https://cedar.example/event/night-${n + 1}/`,
      'CATEGORIES:CTF',
    ],
  }))
  const pages: Answers = {}
  let [path, from] = [hosts.wordpress.list, 0]
  for (; from < entries.length; from += perPage - 1) {
    const shown = entries.slice(from, from + perPage)
    pages[path] = says(calendar('-//Cedar - ECPv6.3.5//NONSGML v1.0//EN', shown, ['X-WR-CALNAME:Cedar']), ics)
    path = `${hosts.wordpress.list}&tribe-bar-date=${dayAhead(4 + 2 * (from + shown.length - 1))}`
  }
  pages[path] ??= says(calendar('-//Cedar - ECPv6.3.5//NONSGML v1.0//EN', entries.slice(-1)), ics)
  return pages
}

const perPage = 30

/** Hours in UTC, and no place where nobody set one. */
function indicoCalendar(): string {
  const meeting = (n: number, ahead: number, lines: string[]): Entry => ({
    uid: `indico-event-${n}@indico.example`,
    day: day(ahead),
    title: `Dogwood meeting ${n}`,
    lines: [
      `DTSTART:${day(ahead)}T080000Z`,
      `DTEND:${day(ahead)}T100000Z`,
      `URL:https://indico.example/event/${n}/`,
      ...lines,
    ],
  })
  return calendar('-//CERN//INDICO//EN', [
    meeting(1, 6, ['LOCATION:Geneva\\, Switzerland']),
    meeting(2, 8, ['DESCRIPTION:https://indico.example/event/2/']),
  ])
}
