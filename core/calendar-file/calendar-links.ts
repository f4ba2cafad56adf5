import type { CalendarFileEvent } from './calendar-file.ts'
import { dayAfter, utc } from './calendar-times.ts'

/** What a link says of an event; `url` is empty where the site's own address is not known. */
export type LinkedEvent = Omit<CalendarFileEvent, 'id'>

/** Every browser, server and chat passes on an address of this many characters. */
const longestLink = 2000
const longestTitle = 600
const longestPlace = 300

const ellipsis = '…'

type Parameters = Record<string, string>
/** The names that a service has for title and description, and how it wants the latter. */
type Service = { title: string; details: string; encodeDetails: (text: string) => string }

const google: Service = { title: 'text', details: 'details', encodeDetails: encodeURIComponent }
const outlook: Service = { title: 'subject', details: 'body', encodeDetails: encodedMarkup }

/**
 * Google Calendar with the event filled in, to be saved there. Instants are in UTC and shown by the clock of `timeZone`;
 * days are days, with an exclusive end. Like the calendar file, it marks nobody as busy.
 */
export function googleCalendarLink(event: LinkedEvent, timeZone: string): string {
  const span = event.allDay
    ? [event.day, dayAfter(event)].map((day) => day.replaceAll('-', ''))
    : instantsOf(event).map((instant) => utc(instant))
  const fixed = { action: 'TEMPLATE', dates: span.join('/'), trp: 'false' }
  return linkOf('https://calendar.google.com/calendar/render', google, event, {
    ...fixed,
    ...(event.allDay ? {} : { ctz: timeZone }),
  })
}

/** The calendar of a personal Outlook account, with the event filled in. */
export function outlookLink(event: LinkedEvent): string {
  return outlookLinkAt('outlook.live.com', event)
}

/** The calendar of an Outlook account at work or school, with the event filled in. */
export function officeLink(event: LinkedEvent): string {
  return outlookLinkAt('outlook.office.com', event)
}

function outlookLinkAt(host: string, event: LinkedEvent): string {
  const [start, end] = event.allDay
    ? [event.day, dayAfter(event)]
    : instantsOf(event).map((instant) => instant.toISOString().replace(/\.\d+/, ''))
  return linkOf(`https://${host}/calendar/0/deeplink/compose`, outlook, event, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: start ?? '',
    enddt: end ?? '',
    ...(event.allDay ? { allday: 'true' } : {}),
    freebusy: 'free',
  })
}

/** Start and end; an event without an end ends as it starts. */
function instantsOf({ startDate, endDate }: LinkedEvent): Date[] {
  return [new Date(startDate), new Date(endDate ?? startDate)]
}

/** Title and place have their room; the description takes what is left beside the event's address. */
function linkOf(address: string, service: Service, event: LinkedEvent, fixed: Parameters): string {
  const link = `${address}?${query({
    ...fixed,
    [service.title]: fitted(event.title, longestTitle),
    ...(event.location ? { location: fitted(event.location, longestPlace) } : {}),
  })}`
  const name = `&${service.details}=`
  const encode = service.encodeDetails
  const below = event.description && event.url ? `\n\n${event.url}` : event.url
  const room = longestLink - link.length - name.length - encode(below).length
  const details = fitted(event.description, room, encode) + below
  return details ? link + name + encode(details) : link
}

function query(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

/** As much of the text as takes no more than `room` once it is encoded, cut at a word's end where one is near. */
function fitted(text: string, room: number, encode: (text: string) => string = encodeURIComponent): string {
  const whole = text.toWellFormed()
  let used = 0
  let fits = ''
  let fittedWithEllipsis = ''
  for (const character of whole) {
    used += encode(character).length
    if (used > room) return fittedWithEllipsis && atWordEnd(fittedWithEllipsis) + ellipsis
    fits += character
    if (used + encode(ellipsis).length <= room) fittedWithEllipsis = fits
  }
  return whole
}

function atWordEnd(text: string): string {
  const end = text.search(/\s\S*$/)
  return (end > text.length * 0.6 ? text.slice(0, end) : text).trimEnd()
}

/** Outlook reads the description as HTML. */
function encodedMarkup(text: string): string {
  const markup = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n|\r|\n/g, '<br>')
  return encodeURIComponent(markup)
}
