import type { HebrewFor } from '../../message.ts'
import type { mailPanel as english } from '../en/mail-panel.ts'

export const mailPanel = {
  title: 'המייל כפי שהוא נשלח',
  frame: 'המייל כפי שהוא נשלח',
  text: 'גרסת הטקסט בלבד',
  headers: 'כותרות המייל (headers)',
  attachments: 'קבצים מצורפים: {names}',
  noWords: 'תוכן המייל כבר לא שמור.',
  keptHint: 'לא הוגדר SMTP_URL: המייל נשמר ולא נשלח. אחרי שתגדירו אותו, שלחו את המייל מכאן.',
  sendAgain: 'שליחה חוזרת',
  send: 'שליחה',
  sending: 'שולחים...',
  queued: 'המייל בתור ויישלח מייד.',
  problems: {
    forbidden: 'הפעולה הזאת פתוחה למנהלים בלבד.',
    notFound: 'המייל כבר לא קיים.',
    notAgain: 'אפשר לשלוח שוב רק מיילים שנכשלו או נשמרו.',
    failed: 'המייל לא נכנס לתור. נסו שוב בעוד רגע.',
  },
} satisfies HebrewFor<typeof english>
