import type { HebrewFor } from '../../message.ts'
import type { day as english } from '../en/day.ts'

export const day = {
  title: '{date}',
  previousDay: 'היום הקודם',
  nextDay: 'היום הבא',
  summaryLabel: 'סיכום',
  total: 'סך הכול',
  starts: 'התחלה',
  until: 'עד {end}',
  dayOf: 'יום {day} מתוך {of}',
  ctf: 'CTF',
  conferences: 'כנסים',
  workshops: 'סדנאות',
  running: 'התחילו קודם ונמשכים',
  emptyTitle: 'אין אירועים בתאריך הזה',
  emptyText: '{date}: אין אירועים בלוח.',
  emptyButton: 'לאירועים אחרים',
  invalidTitle: 'תאריך לא תקין',
  invalidText: 'התאריך שבחרתם לא תקין. חזרו לדף הבית ובחרו תאריך אחר.',
  invalidButton: 'חזרה לדף הבית',
  loading: 'טוענים את האירועים',
} satisfies HebrewFor<typeof english>
