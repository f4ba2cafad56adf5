import type { HebrewFor } from '../../message.ts'
import type { statsPage as english } from '../en/stats-page.ts'

export const statsPage = {
  types: {
    'events-this-month': {
      title: 'אירועים החודש',
      subtitle: {
        one: 'אירוע אחד ב{month}',
        two: 'שני אירועים ב{month}',
        other: '{n} אירועים ב{month}',
      },
    },
    'upcoming-events': {
      title: 'אירועים קרובים',
      subtitle: {
        one: 'אירוע אחד ב־30 הימים הקרובים',
        two: 'שני אירועים ב־30 הימים הקרובים',
        other: '{n} אירועים ב־30 הימים הקרובים',
      },
    },
    'online-events': {
      title: 'אירועים אונליין',
      subtitle: {
        one: 'אירוע אחד אונליין',
        two: 'שני אירועים אונליין',
        other: '{n} אירועים אונליין',
      },
    },
    'prize-events': {
      title: 'אירועים עם פרס',
      subtitle: {
        one: 'אירוע אחד, פרסים בסך {amount}',
        two: 'שני אירועים, פרסים בסך {amount}',
        other: '{n} אירועים, פרסים בסך {amount}',
      },
    },
    'top-country': {
      title: 'המדינה המובילה',
      subtitle: {
        one: '{country}, אירוע אחד',
        two: '{country}, שני אירועים',
        other: '{country}, {n} אירועים',
      },
    },
    'popular-type': {
      title: 'הסוג הנפוץ ביותר',
      subtitle: {
        one: '{type}, אירוע אחד',
        two: '{type}, שני אירועים',
        other: '{type}, {n} אירועים',
      },
    },
  },
  switcherLabel: 'סטטיסטיקה',
  summaryLabel: 'סיכום',
  total: 'סך הכול',
  ctf: 'CTF',
  conferences: 'כנסים',
  workshops: 'סדנאות',
  competitions: 'תחרויות',
  others: 'אחרים',
  emptyTitle: 'לא נמצאו אירועים',
  emptyText: 'אין כרגע אירועים בקטגוריה הזאת.',
  emptyButton: 'לכל האירועים',
  previous: 'לאירועים הקודמים',
  next: 'לאירועים נוספים',
  pages: 'דפי האירועים',
  eventsTitle: 'אירועים',
} satisfies HebrewFor<typeof english>
