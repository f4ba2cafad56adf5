import type { HebrewFor } from '../../message.ts'
import type { newsletterPages as english } from '../en/newsletter-pages.ts'

export const newsletterPages = {
  confirm: {
    title: 'אישור ההרשמה לעדכונים',
    text: 'אשרו שתרצו לקבל עדכונים לכתובת {email}.',
    button: 'אישור ההרשמה',
    doneTitle: 'נרשמתם לעדכונים',
    doneText: 'מעכשיו העדכונים יישלחו אל {email}. אפשר להפסיק בכל רגע.',
  },
  unsubscribe: {
    title: 'להפסיק לקבל עדכונים?',
    text: 'לא נשלח יותר עדכונים אל {email}.',
    button: 'הסרה מהעדכונים',
    doneTitle: 'הוסרתם מרשימת העדכונים',
    doneText: 'לא נשלח יותר עדכונים אל {email}.',
    againButton: 'הרשמה מחדש',
    backTitle: 'נרשמתם שוב לעדכונים',
    backText: 'העדכונים יישלחו אל {email} פעם בשבוע, ורק כשיש מה לחדש.',
  },
  wrong: {
    title: 'הקישור הזה לא עובד',
    text: 'אולי חסר חלק ממנו, ואולי פג תוקפו. פתחו אותו שוב מתוך המייל, או כתבו לנו ונטפל בזה.',
    contact: 'כתבו לנו',
  },
  failed: {
    title: 'הפעולה לא הצליחה הפעם',
    text: 'שום דבר לא השתנה. נסו שוב בעוד רגע.',
  },
  home: 'חזרה ללוח',
} satisfies HebrewFor<typeof english>
