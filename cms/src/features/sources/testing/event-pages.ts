import { addDays, type DayKey } from '@cyberluach/core/dates/day-key'
import type { AskedEvent, PageFacts } from '../pages/read-facts.ts'

/** A made page, the event that links to it, and what is true of it: whatever else is read of it is wrong. */
export type MadePage = {
  name: string
  event: AskedEvent
  html: string
  isTrap: boolean
  truth: Partial<PageFacts>
  /** Where its address leads on another host. */
  movesTo?: string
}

type Data = Record<string, unknown>
type Made = { event: AskedEvent; data: Data; day: DayKey; about: string; truth: Partial<PageFacts> }
type Variation = (made: Made) => Partial<Omit<MadePage, 'isTrap' | 'name'>>

const cities = [
  ['Haifa', 'Israel', 'Asia/Jerusalem', '+02:00'],
  ['Tel Aviv', 'Israel', 'Asia/Jerusalem', '+02:00'],
  ['Berlin', 'Germany', 'Europe/Berlin', '+01:00'],
  ['Prague', 'Czechia', 'Europe/Prague', '+01:00'],
] as const
const names = [
  'Almond Security Summit',
  'Cedar Hacking Days',
  'Olive Malware Forum',
  'BSides',
  'Carob Cloud Conference',
]

const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const pageOf = (title: string, data: unknown, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}${script(data)}</head><body><p>09:00, Hall Z, 5 EUR</p></body></html>`

/** As many pages as are asked for, of which the first 60 of each 200 are traps; the first day is some months ahead. */
export function madePages(count: number, from: DayKey): MadePage[] {
  return Array.from({ length: count }, (_, at) => {
    const made = soundOf(at, from)
    const isTrap = at % 200 < 60
    const list = Object.entries(isTrap ? traps : variations)
    const [name, vary] = list[at % list.length] ?? ['', () => ({})]
    const title = String(made.data.name)
    const page = { event: made.event, html: pageOf(title, made.data), truth: isTrap ? {} : made.truth, isTrap }
    return { ...page, ...vary(made), name: `${name} ${at}` }
  })
}

function soundOf(at: number, from: DayKey): Made {
  const [city, country, , offset] = cities[at % cities.length] ?? cities[0]
  const day = addDays(from, at)
  const name = names[at % names.length] ?? ''
  const title = name === 'BSides' ? `BSides ${city} ${day.slice(0, 4)}` : `${name} ${day.slice(0, 4)}`
  const lasts = at % 3
  const endDay = addDays(day, lasts)
  const about = `The meeting for people who defend networks in ${city}: talks, a lab and time to ask the speakers of room ${at}.`
  const price = at % 4 === 3 ? 0 : 100 + at
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: `${day}T09:30:00${offset}`,
    endDate: `${endDay}T17:00:00${offset}`,
    location: {
      '@type': 'Place',
      name: `Hall ${at}`,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    description: about,
    image: `https://images.example/${at}.png`,
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  }
  return {
    event: { title, titleHe: null, city, country, startDay: day, endDay, isOnline: false },
    data,
    day,
    about,
    truth: {
      venue: `Hall ${at}`,
      hours: {
        startsAt: new Date(String(data.startDate)).toISOString(),
        endsAt: new Date(String(data.endDate)).toISOString(),
      },
      price: price === 0 ? { admission: 'free', price: null } : { admission: 'paid', price: `${price} EUR` },
      text: { text: about, language: 'en' },
      image: `https://images.example/${at}.png`,
    },
  }
}

const inYear = (made: Made, years: number): Data => {
  const moved = (text: unknown) => String(text).replace(/\d{4}/, (year) => String(Number(year) + years))
  const { name, startDate, endDate } = made.data
  return { ...made.data, name: moved(name), startDate: moved(startDate), endDate: moved(endDate) }
}
const without = ({ truth }: Made, ...fields: (keyof PageFacts)[]): Partial<PageFacts> =>
  Object.fromEntries(Object.entries(truth).filter(([field]) => !fields.includes(field as keyof PageFacts)))
/** A page with other data, of which all but the fields is true. */
const but =
  (data: (made: Made) => Data, ...fields: (keyof PageFacts)[]): Variation =>
  (made) => ({
    html: pageOf(String(made.data.name), { ...made.data, ...data(made) }),
    truth: without(made, ...fields),
  })
const nothingOf =
  (html: (made: Made) => string): Variation =>
  (made) => ({ html: html(made), truth: {} })
const hours = ({ event }: Made, start: string, end: string) => ({
  startDate: `${event.startDay}${start}`,
  endDate: `${event.endDay}${end}`,
})
const place = ({ data }: Made, name: string, address: object = {}) => {
  const location = data.location as { address: object }
  return { location: { ...location, name, address: { ...location.address, ...address } } }
}

const variations: Record<string, Variation> = {
  sound: () => ({}),
  graph: ({ data }) => ({ html: pageOf(String(data.name), { '@graph': [{ '@type': 'WebPage' }, data] }) }),
  twice: ({ data }) => ({ html: pageOf(String(data.name), [data, data]) }),
  'description beside the data': ({ data, about }) => ({
    html: pageOf(
      String(data.name),
      { ...data, description: '' },
      `<meta property="og:description" content="${about}">`,
    ),
  }),
  'days alone': but((made) => hours(made, '', ''), 'hours'),
  'another event beside it': ({ data, day }) => ({
    html: pageOf(String(data.name), [{ ...data, name: 'Walnut Night', startDate: day, endDate: day }, data]),
  }),
  'sessions below it': ({ data, event }) => ({
    html: pageOf(String(data.name), {
      ...data,
      subEvent: [{ '@type': 'Event', name: `${event.title} keynote`, startDate: data.startDate, location: 'Room 5' }],
    }),
  }),
}

/** A page with other data, of which nothing is to be believed. */
const no =
  (data: (made: Made) => Data): Variation =>
  (made) => ({ html: pageOf(made.event.title, { ...made.data, ...data(made) }) })
const abroad = { addressLocality: '', addressCountry: 'US' }
const german = 'Die Konferenz für alle, die mit der Sicherheit von Netzen und Systemen zu tun haben.'
const cookies = 'We use cookies on our website to give you the most relevant experience of it.'
const free = { isAccessibleForFree: true, offers: { price: 50, priceCurrency: 'EUR' } }
const range = { '@type': 'AggregateOffer', lowPrice: 0, highPrice: 120, priceCurrency: 'EUR' }

const traps: Record<string, Variation> = {
  'last year': no((made) => inYear(made, -1)),
  'next year': no((made) => inYear(made, 1)),
  'last year without its name': no((made) => ({ ...inYear(made, -1), name: made.event.title.replace(/ \d+$/, '') })),
  parked: nothingOf(() => '<title>This domain is for sale</title><meta property="og:description" content="Buy this">'),
  'country of a template': no((made) => place(made, 'Hall', abroad)),
  'another city': no((made) => place(made, 'Hall', { addressLocality: 'Lisbon', addressCountry: 'PT' })),
  'a shell': nothingOf(({ event }) => `<title>${event.title}</title><div id=root></div><script src=/app.js></script>`),
  'markup in a text': but(({ about }) => ({ description: `<img src=x onerror=alert(1)>${about}` }), 'text'),
  'markup in a hall': but((made) => place(made, '<script>alert(1)</script>Hall'), 'venue'),
  'two that may be it': no(({ data }) => ({
    '@graph': ['Main hall, Haifa', 'Other hall, Haifa'].map((location) => ({ ...data, location })),
    '@type': 'WebPage',
  })),
  'a session alone': no(({ event }) => ({ name: `${event.title}: opening keynote`, location: 'Room 5' })),
  'a part of it': no(({ event }) => ({ superEvent: { name: event.title } })),
  'a series': no(() => ({ '@type': 'EventSeries' })),
  'repeated weekly': no(() => ({ eventSchedule: { '@type': 'Schedule', repeatFrequency: 'P1W' } })),
  'midnight as a day': but((made) => hours(made, 'T00:00:00Z', 'T00:00:00Z'), 'hours'),
  'midnight with an end': but((made) => hours(made, 'T00:00:00+02:00', 'T18:00:00+02:00'), 'hours'),
  'hours of no zone': but((made) => hours(made, 'T09:00:00', 'T17:00:00'), 'hours'),
  'local hours stamped Z': but((made) => hours(made, 'T09:00:00Z', 'T17:00:00Z'), 'hours'),
  'hours against the days': no(({ event }) => ({ endDate: `${addDays(event.endDay, 4)}T17:00:00+02:00` })),
  'an end before the start': no(({ event }) => ({ endDate: `${addDays(event.startDay, -1)}T01:00:00+02:00` })),
  'a range from nothing': but(() => ({ offers: range }), 'price'),
  'a price without currency': but(() => ({ offers: { price: '120' } }), 'price'),
  'an offer that is over': but(() => ({ offers: { ...free.offers, validThrough: '2020-01-01' } }), 'price'),
  'free and not': but(() => free, 'price'),
  'a hall to be announced': but((made) => place(made, 'Venue TBA'), 'venue'),
  'no location set': but((made) => place(made, 'No location set'), 'venue'),
  'the city as a hall': but((made) => place(made, String(made.event.city)), 'venue'),
  'a home page elsewhere': () => ({ movesTo: '/home' }),
  hijacked: ({ data }) => ({ html: pageOf('Best slots and bonus games', data) }),
  'another owner': nothingOf(() => pageOf('Best slots and bonus games', { '@type': 'Event', name: 'Slots night' })),
  /** What is read of it is true, and it is too much to be read. */
  huge: ({ event, data, truth }) => ({ html: pageOf(event.title, data) + '<p>more</p>'.repeat(400_000), truth }),
  'a wall of cookies': but(() => ({ description: cookies }), 'text'),
  'its title as a text': but(({ event }) => ({ description: event.title }), 'text'),
  'another language': but(() => ({ description: german }), 'text'),
  'not the language that it claims': but(() => ({ inLanguage: 'he' }), 'text'),
  'called off': no(() => ({ eventStatus: 'https://schema.org/EventCancelled' })),
  'online by now': no(() => ({ location: { '@type': 'VirtualLocation', url: 'https://meet.example/' } })),
  'another of the franchise': no(() => ({ name: 'BSides Lisbon' })),
  'a training beside it': no(({ event }) => ({ name: `${event.title} training` })),
}
