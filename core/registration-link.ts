import type { CalendarEvent } from './event.ts'

/** Whether people register at the link of an event. One that a call before it has, too, is its page and nothing more. */
export function leadsToRegistration({
  registrationUrl,
  deadlines,
}: Pick<CalendarEvent, 'registrationUrl' | 'deadlines'>): boolean {
  if (!registrationUrl) return false
  return !deadlines.some(
    ({ kind, url }) => url !== null && plain(url) === plain(registrationUrl) && calls.includes(kind),
  )
}

const plain = (link: string) => link.replace(/\/$/, '')

const calls: readonly string[] = ['callForPapers', 'abstracts', 'notification']
