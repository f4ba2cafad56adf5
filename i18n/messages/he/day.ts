import type { HebrewFor } from '../../message.ts'
import type { day as english } from '../en/day.ts'

export const day = {
  title: '{date}',
  previousDay: 'היום הקודם',
  nextDay: 'היום הבא',
  dayOf: 'יום {day} מתוך {of}',
  dayOfFrom: 'יום {day} מתוך {of}, משעה {time}',
  dayOfUntil: 'יום {day} מתוך {of}, עד שעה {time}',
  samplesTitle: 'אירועים לדוגמה',
  emptyTitle: 'אין אירועים בתאריך הזה',
  emptyText: '{date}: אין אירועים בלוח.',
  emptyButton: 'לאירועים אחרים',
  invalidTitle: 'תאריך לא תקין',
  invalidText: 'התאריך שבחרתם לא תקין. חזרו לדף הבית ובחרו תאריך אחר.',
  invalidButton: 'חזרה לדף הבית',
  loading: 'טוענים את האירועים של התאריך הזה',
} satisfies HebrewFor<typeof english>
