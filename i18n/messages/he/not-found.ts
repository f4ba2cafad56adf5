import type { HebrewFor } from '../../message.ts'
import type { notFound as english } from '../en/not-found.ts'

export const notFound = {
  title: 'הדף לא נמצא',
  text: 'הכתובת הזאת לא מובילה לשום דף. אולי הדף הועבר, ואולי יש טעות בקישור.',
  home: 'לדף הבית',
  back: 'חזרה לדף הקודם',
  linksLabel: 'קישורים מהירים',
  calendar: 'לוח האירועים',
  about: 'אודות',
  contact: 'יצירת קשר',
  submit: 'הגשת אירוע',
} satisfies HebrewFor<typeof english>
