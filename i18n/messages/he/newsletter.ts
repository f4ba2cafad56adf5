import type { HebrewFor } from '../../message.ts'
import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter = {
  title: 'אירועים חדשים, ישר למייל',
  text: 'פעם בשבוע, ורק כשיש מה לחדש. אפשר להפסיק בכל רגע.',
  fullName: 'שם מלא',
  email: 'אימייל',
  submit: 'הרשמה לעדכונים',
  pending: 'רושמים אתכם...',
  successTitle: 'נרשמתם לעדכונים',
  successText: 'תודה, {name}.',
  confirmTitle: 'נשאר רק לאשר',
  confirmText: 'שלחנו אליכם מייל. לחצו על הקישור שבו כדי לאשר את ההרשמה.',
  errors: {
    fullName: 'כתבו את שמכם.',
    email: 'כתבו אימייל מלא, למשל name@example.com.',
  },
  formLabel: 'הרשמה לעדכונים במייל',
} satisfies HebrewFor<typeof english>
