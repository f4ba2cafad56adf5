import type { HebrewFor } from '../../message.ts'
import type { mailPanel as english } from '../en/mail-panel.ts'

export const mailPanel = {
  title: 'ההודעה כפי שהיא נשלחת',
  frame: 'ההודעה כפי שהיא נשלחת',
  text: 'החלק ללא עיצוב',
  headers: 'כותרות',
  attachments: 'קבצים מצורפים: {names}',
  noWords: 'תוכן ההודעה כבר אינו שמור.',
  keptHint: 'לא הוגדר SMTP_URL: ההודעה נשמרה ולא נשלחה. אחרי שתגדירו אותו, שלחו אותה מכאן.',
  sendAgain: 'שליחה חוזרת',
  send: 'שליחה',
  sending: 'שולחים...',
  queued: 'ההודעה בתור ותישלח מיד.',
  problems: {
    forbidden: 'רק מנהלים יכולים לעשות זאת.',
    notFound: 'ההודעה כבר אינה קיימת.',
    notAgain: 'אפשר לשלוח שוב רק הודעות שנכשלו או נשמרו.',
    failed: 'ההודעה לא נכנסה לתור. נסו שוב בעוד רגע.',
  },
} satisfies HebrewFor<typeof english>
