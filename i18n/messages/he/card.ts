import type { HebrewFor } from '../../message.ts'
import type { card as english } from '../en/card.ts'

export const card = {
  open: 'לפרטים: {title}',
  prize: 'פרס: {amount}',
  place: '{city}, {country}',
  timeRange: '{start}–{end}',
  dateRange: '{start} – {end}',
  today: 'היום',
  earlier: 'אירועים שהסתיימו',
  sampleOpening: 'זה אירוע לדוגמה שמראה איך הלוח עובד.',
} satisfies HebrewFor<typeof english>
