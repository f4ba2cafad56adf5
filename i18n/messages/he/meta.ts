import type { HebrewFor } from '../../message.ts'
import type { meta as english } from '../en/meta.ts'

export const meta = {
  home: {
    title: 'סייברלוח: לוח האירועים של קהילת הסייבר',
    description: 'אירועי CTF, כנסים, סדנאות ותחרויות מהארץ ומהעולם. חיפוש, סינון והוספה ליומן.',
  },
  event: {
    title: '{title} | סייברלוח',
    description: '{title}: {type}, {date}, {place}.',
  },
  submit: {
    title: 'הגשת אירוע | סייברלוח',
    description: 'הוסיפו ללוח CTF, כנס, סדנה או תחרות שאתם מארגנים. ללא עלות, אישור בתוך 24 שעות.',
  },
  day: {
    title: 'אירועים, {date} | סייברלוח',
    description: 'האירועים בקהילת הסייבר, {date}.',
  },
  awaitingApproval: {
    title: 'ממתין לאישור | סייברלוח',
    description: 'האירוע שלכם נשלח לבדיקה.',
  },
  notFound: {
    title: 'הדף לא נמצא | סייברלוח',
    description: 'הדף הזה לא קיים.',
  },
  error: {
    title: 'משהו השתבש | סייברלוח',
    description: 'שגיאה לא צפויה.',
  },
} satisfies HebrewFor<typeof english>
