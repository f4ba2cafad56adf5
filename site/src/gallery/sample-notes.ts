import type { ShownNotification } from '../layouts/chrome/notification-text.ts'

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
