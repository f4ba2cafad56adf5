import type { HebrewFor } from '../../message.ts'
import type { eventPage as english } from '../en/event-page.ts'

export const eventPage = {
  linkName: 'עמוד אירוע',
  back: 'כל אירועי {month}',
  facts: 'מתי, איפה ולמי',
  actions: 'מה אפשר לעשות',
  how: 'איך',
  inPersonAndOnline: 'פיזי ואונליין',
  level: 'רמה',
  otherTitle: 'באנגלית: {title}',
  aboutTitle: 'על האירוע',
  weekTitle: 'באותו שבוע',
  weekText: {
    one: 'עוד אירוע אחד מתקיים בשבוע הזה.',
    two: 'עוד שני אירועים מתקיימים בשבוע הזה.',
    other: 'עוד {n} אירועים מתקיימים בשבוע הזה.',
  },
  weekAlone: 'לא ידוע לנו על אירוע אחר בשבוע הזה.',
  weekMore: 'לכל החודש בלוח',
  thisEvent: 'האירוע הזה',
  nearbyTitle: 'האירועים הבאים: {country}',
  sourceTitle: 'מאיפה המידע',
  updated: 'עודכן כאן לאחרונה ב־{date}.',
  report: 'דיווח על טעות',
  reportSubject: 'טעות בפרטי האירוע: {title}',
  registerAt: 'להרשמה באתר {host}',
  visitSite: 'לאתר {host}',
} satisfies HebrewFor<typeof english>
