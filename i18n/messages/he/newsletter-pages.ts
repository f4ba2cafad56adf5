import type { HebrewFor } from '../../message.ts'
import type { newsletterPages as english } from '../en/newsletter-pages.ts'

export const newsletterPages = {
  confirm: {
    title: 'אישור ההרשמה לעדכונים',
    text: 'אשרו שנכתוב אל {email} כשיהיה מה לחדש בלוח.',
    button: 'אישור ההרשמה',
    doneTitle: 'נרשמתם לעדכונים',
    doneText: 'מעכשיו נכתוב אל {email}. אפשר להפסיק בכל רגע.',
  },
  unsubscribe: {
    title: 'להפסיק לקבל עדכונים?',
    text: 'לא נכתוב יותר אל {email}.',
    button: 'הסרה מהעדכונים',
    doneTitle: 'הוסרתם מהעדכונים',
    doneText: 'לא נכתוב יותר אל {email}.',
    againButton: 'הרשמה מחדש',
    backTitle: 'נרשמתם שוב לעדכונים',
    backText: 'נכתוב אל {email} כשיהיה מה לחדש בלוח.',
  },
  wrong: {
    title: 'הקישור הזה לא עובד',
    text: 'אולי חסר חלק ממנו, ואולי עבר זמנו. פתחו אותו שוב מתוך המייל, או כתבו לנו ונטפל בזה.',
    contact: 'כתבו לנו',
  },
  failed: {
    title: 'הפעולה לא הצליחה הפעם',
    text: 'שום דבר לא השתנה. נסו שוב בעוד רגע.',
  },
  home: 'חזרה ללוח',
} satisfies HebrewFor<typeof english>
