import type { HebrewFor } from '../../message.ts'
import type { upcoming as english } from '../en/upcoming.ts'

export const upcoming = {
  title: 'האירועים הקרובים',
  subtitle: 'מתחילים ב־30 הימים הקרובים',
  viewAll: 'לכל האירועים',
  empty: 'לא נמצאו אירועים קרובים',
  emptyText: 'אין כרגע אירועים בלוח ל־30 הימים הקרובים.',
} satisfies HebrewFor<typeof english>
