import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { ListedEvent } from '../events/listed-event.ts'
import { sampleEvent } from '../testing/sample-event.ts'
import type { ShownNotification } from '../layouts/chrome/notification-text.ts'

/** One of each kind, as cards meet them; on the morning of 20 November 2026. */
export const sampleCards: (CalendarEvent & Pick<ListedEvent, 'live'>)[] = [
  sampleEvent({
    id: 'a',
    title: 'Negev Cyber CTF',
    eventType: 'ctf',
    day: '2026-11-20',
    lastDay: '2026-11-20',
  }),
  sampleEvent({
    id: 'b',
    title: 'A conference whose long title does not find room on one line of a card',
    eventType: 'conference',
    day: '2026-11-24',
    lastDay: '2026-11-26',
    prizeMoney: 5000,
  }),
  sampleEvent({ id: 'c', title: 'סדנה מעשית: Threat Hunting', eventType: 'workshop', isOnline: true }),
  sampleEvent({ id: 'd', title: 'Invented', eventType: 'competition', isSample: true }),
  {
    ...sampleEvent({ id: 'f', title: 'Under way', day: '2026-11-19', lastDay: '2026-11-22' }),
    live: { unit: 'hours', n: 31, share: 0.4 },
  },
  sampleEvent({ id: 'e', title: 'Last week', eventType: 'other', day: '2026-11-12', lastDay: '2026-11-12' }),
]

/** One that is urgent, one that is not, and one whose title is cut; `sentence` says what there is to know. */
export function sampleNotes(sentence: string): ShownNotification[] {
  const note = {
    href: '#',
    sentence,
    pill: '3',
    title: { text: 'Negev Cyber CTF', dir: 'ltr', lang: 'en' } as const,
    priority: { level: 'medium', label: '' } as const,
  }
  const long = 'כנס שבשמו הארוך אין די מקום בשורה אחת של הודעה: הגנה, תקיפה, Threat Hunting ועוד'
  return [
    { ...note, id: 'a', eventId: 'a', type: 'ctf', priority: { level: 'high', label: '' } },
    { ...note, id: 'b', eventId: 'b', type: 'workshop' },
    { ...note, id: 'c', eventId: 'c', type: 'conference', title: { text: long, dir: 'rtl', lang: 'he' } },
  ]
}
