import type { HebrewFor } from '../../message.ts'
import type { dialog as english } from '../en/dialog.ts'

export const dialog = {
  label: 'פרטי האירוע',
  close: 'סגירת פרטי האירוע',
  dateAndTime: 'מתי',
  location: 'איפה',
  online: 'אונליין',
  inPerson: 'אירוע פיזי',
  prize: 'פרס',
  description: 'על האירוע',
  noDescription: 'המארגנים לא הוסיפו תיאור.',
  tags: 'תגיות',
  organizer: 'הגוף המארגן',
  level: 'רמה',
  source: 'מקור: {source}',
  yourTime: 'בשעון שלכם: {time}',
  timing: {
    today: 'היום',
    underway: 'כבר התחיל',
    ended: 'הסתיים',
  },
  register: 'להרשמה',
  registerLabel: 'להרשמה: {title}, נפתח בלשונית חדשה',
  noRegistration: 'לא נמסר קישור להרשמה.',
  save: 'שמירה',
  saved: 'נשמר',
  saveHint: 'נשמר עד שיוצאים מהדף או טוענים אותו מחדש',
  addToCalendar: 'הוספה ליומן',
  addToCalendarHint: 'הורדה של קובץ יומן',
  addToCalendarDone: 'קובץ היומן ירד למכשיר',
  notFound: 'האירוע הזה כבר לא בלוח',
} satisfies HebrewFor<typeof english>
