import type { HebrewFor } from '../../message.ts'
import type { privacy as english } from '../en/privacy.ts'

export const privacy = {
  title: 'מדיניות פרטיות',
  updated: 'עודכן לאחרונה: {date}.',
  contents: 'תוכן העניינים',
  notice: 'מדיניות הפרטיות קיימת באנגלית בלבד. הנוסח המלא מופיע כאן באנגלית.',
  contactButton: 'יצירת קשר',
} satisfies HebrewFor<typeof english>
