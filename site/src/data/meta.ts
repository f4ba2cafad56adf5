import { type CalendarEvent, attendanceOf } from '@cyberluach/core/events/event'
import { formatDate, formatDateRange } from '@cyberluach/i18n/format'
import { type Locale, textIn } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { placeOf } from '@cyberluach/i18n/places'
import { titleOf, localText } from '@cyberluach/i18n/event-words'
import { shortened } from '@cyberluach/core/text/excerpt'
import { publicOrigin } from './site.ts'
import { countryCodeOf } from '@cyberluach/core/places/country-code'
import { closingOf } from '@cyberluach/core/events/deadline'
import { eventListPath } from '@cyberluach/core/events/event-lists'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { Group } from './faq.ts'
import type { OpenPost } from '@cyberluach/api/posts'

/** `card` is the event whose image card stands for the page; `hidden` keeps the page out of search engines. */
export type PageMeta = {
  title: string
  description: string
  canonical: string
  card?: string
  hidden?: boolean
}

/** Search engines and chats show no more of a title. */
const longestTitle = 70

/** What search engines and shared links say of an event's own address. */
export function eventMeta({ locale, t }: App.Locals, event: CalendarEvent): PageMeta {
  const title = shortened(titleOf(locale, event).text, longestTitle)
  const place = placeOf(locale, event, t.common.online)
  const values = { title, type: t.common.types[event.eventType], date: daysOf(locale, event), place }
  const { description, descriptionNoPlace } = t.meta.event
  return {
    title: fill(locale, t.meta.event.title, { title }),
    description: fill(locale, place ? description : descriptionNoPlace, values),
    canonical: event.url,
    card: event.id,
    hidden: event.isSample,
  }
}

/** All its days. */
function daysOf(locale: Locale, { day, lastDay }: CalendarEvent): string {
  return lastDay > day ? formatDateRange(locale, day, lastDay) : formatDate(locale, day)
}

/** Title and description of a page that says that something is not there: an event, a month or a day. */
export function notFoundMeta({ t, locale }: Pick<App.Locals, 't' | 'locale'>, what: 'event' | 'month' | 'day') {
  if (what === 'event') return t.meta.notFound
  const title = fill(locale, t.meta.event.title, { title: t.day.invalidTitle })
  return { title, description: t.day.invalidText }
}

/** The same of a page that cannot be read for a while. */
export function unavailableMeta({ t, locale }: Pick<App.Locals, 't' | 'locale'>) {
  const title = fill(locale, t.meta.event.title, { title: t.common.awayTitle })
  return { title, description: t.common.awayText }
}

/**
 * The whole address of a path, for programs that read it elsewhere: by `PUBLIC_URL`, else at the host that was asked,
 * which is part of the shared cache's key.
 */
export function wholeAddress(path: string, asked: URL): string {
  return `${publicOrigin() ?? asked.origin}${path}`
}

/** Structured data (schema.org), ready for its script element: no text in it can end that element. */
export function structuredData(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

const longestDescription = 1000

type Setting = {
  locale: Locale
  online: string
  /** The whole addresses of an event's page and of its image card. */
  page: (path: string) => string
  image: (id: string) => string
}

/** Structured data of events. */
export function eventData(events: readonly CalendarEvent[], setting: Setting): string {
  const all = events.map((event) => dataOf(event, setting))
  return structuredData(all[0] && all.length === 1 ? all[0] : { '@graph': all })
}

function dataOf(event: CalendarEvent, { locale, online, page, image }: Setting) {
  const description = localText(locale, event.description, event.descriptionHe).text
  return {
    '@type': 'Event',
    '@id': page(event.url),
    name: titleOf(locale, event).text,
    ...(description && { description: shortened(description, longestDescription) }),
    ...datesOf(event),
    ...(event.former && { previousStartDate: event.allDay ? event.former.day : event.former.startDate }),
    eventStatus: `https://schema.org/${statuses[event.state]}`,
    ...whereOf(event, placeOf(locale, { ...event, isOnline: false }, online), page(event.url)),
    image: image(event.id),
    url: page(event.url),
    ...(event.registrationUrl && { sameAs: event.registrationUrl }),
    ...hostOf(event, locale, page),
    ...(event.languages && { inLanguage: event.languages.split(',') }),
    ...offerOf(event),
  }
}

/** Who holds it, and what it is an edition of. */
function hostOf({ organizer, series }: CalendarEvent, locale: Locale, page: Setting['page']) {
  return {
    ...(organizer && { organizer: { '@type': 'Organization', name: organizer } }),
    ...(series && {
      superEvent: {
        '@type': 'EventSeries',
        name: textIn(locale, series.name, series.nameHe),
        url: page(eventListPath('series', series.slug)),
      },
    }),
  }
}

/** What it costs, as far as it is known: of what costs something, the price is told in words. */
function offerOf(event: CalendarEvent) {
  const { admission, price, registrationUrl, deadlines } = event
  if (!admission) return {}
  const closing = deadlines.find(({ kind }) => kind === 'registration')
  return {
    isAccessibleForFree: admission === 'free',
    offers: {
      '@type': 'Offer',
      ...(admission === 'free' && { price: 0, priceCurrency: 'USD' }),
      ...(price && { description: price }),
      ...(registrationUrl && { url: registrationUrl }),
      ...(closing && { validThrough: closingOf(closing) }),
    },
  }
}

const statuses: Record<EventState, string> = {
  scheduled: 'EventScheduled',
  moved: 'EventRescheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
}

/** Where only days are known, only days are told. */
function datesOf({ allDay, day, lastDay, startDate, endDate }: CalendarEvent) {
  if (allDay) return { startDate: day, endDate: lastDay }
  return { startDate, ...(endDate && { endDate }) }
}

const modes = { inPerson: 'Offline', online: 'Online', both: 'Mixed' } as const

/** Where it is and how it is attended: who watches a livestream attends as well. What is not known is not told. */
function whereOf(event: CalendarEvent, place: string, url: string) {
  const known = attendanceOf(event)
  const online = { '@type': 'VirtualLocation', url: event.livestreamUrl ?? event.registrationUrl ?? url }
  if (known === 'unknown') return event.livestreamUrl ? { location: online } : {}
  const attendance = known === 'inPerson' && event.livestreamUrl ? 'both' : known
  const places = [
    ...(attendance === 'online' ? [] : [placeData(event, place)]),
    ...(attendance === 'inPerson' ? [] : [online]),
  ]
  return {
    eventAttendanceMode: `https://schema.org/${modes[attendance]}EventAttendanceMode`,
    location: places.length > 1 ? places : places[0],
  }
}

function placeData(event: CalendarEvent, place: string) {
  const country = event.locationCountry && countryCodeOf(event.locationCountry)
  return {
    '@type': 'Place',
    name: event.locationVenue || place,
    address: {
      '@type': 'PostalAddress',
      ...(event.locationCity && { addressLocality: event.locationCity }),
      ...(event.locationCountry && { addressCountry: country || event.locationCountry }),
    },
    ...(event.stepFreeAccess && {
      amenityFeature: {
        '@type': 'LocationFeatureSpecification',
        name: 'Step-free access',
        value: event.stepFreeAccess === 'yes',
      },
    }),
  }
}

/** Structured data of all questions. */
export function faqData(groups: Group[], url: string, inLanguage: string): string {
  const mainEntity = groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    }))
  return structuredData({ '@type': 'FAQPage', url, inLanguage, mainEntity })
}

type BlogPostingSetting = {
  /** The whole addresses of the post's page and of its image card, and the whole address of any path. */
  page: string
  card: string
  site: string
  siteName: string
  whole: (path: string) => string
}

/** Structured data of a post. */
export function blogPosting(post: OpenPost, { page, card, site, siteName, whole }: BlogPostingSetting): string {
  const publisher = { '@type': 'Organization', name: siteName, url: site }
  const cover = post.cover && (post.cover.url.startsWith('/') ? whole(post.cover.url) : post.cover.url)
  return structuredData({
    '@type': 'BlogPosting',
    '@id': page,
    mainEntityOfPage: page,
    url: page,
    headline: post.title.text,
    ...(post.excerpt.text && { description: post.excerpt.text }),
    inLanguage: post.html?.lang ?? post.title.lang,
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    dateModified: post.updatedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : publisher,
    publisher,
    image: cover ? [cover, card] : [card],
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    timeRequired: `PT${post.minutes}M`,
  })
}

type WebPage = { name: string; description: string; url: string; inLanguage: string }

/** Structured data of a page. */
export function webPageData({ name, description, url, inLanguage }: WebPage): string {
  return structuredData({ '@type': 'WebPage', name, description, url, inLanguage })
}
