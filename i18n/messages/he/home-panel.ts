import type { HebrewFor } from '../../message.ts'
import type { homePanel as english } from '../en/home-panel.ts'

export const homePanel: HebrewFor<typeof english> = {
  title: 'דף הבית',
  greeting: 'שלום, {name}',
  waits: 'מה ממתין',
  waiting: {
    submissions: {
      one: 'אירוע אחד שהוגש ממתין להחלטה',
      two: 'שני אירועים שהוגשו ממתינים להחלטה',
      other: '{n} אירועים שהוגשו ממתינים להחלטה',
    },
    requests: {
      one: 'בקשה אחת לשינוי באירוע ממתינה להחלטה',
      two: 'שתי בקשות לשינוי באירועים ממתינות להחלטה',
      other: '{n} בקשות לשינוי באירועים ממתינות להחלטה',
    },
    contact: {
      one: 'פנייה אחת ממתינה לתשובה',
      two: 'שתי פניות ממתינות לתשובה',
      other: '{n} פניות ממתינות לתשובה',
    },
    feedback: {
      one: 'משוב אחד שעוד לא נקרא',
      two: 'שני משובים שעוד לא נקראו',
      other: '{n} משובים שעוד לא נקראו',
    },
    mails: {
      one: 'מייל אחד ששליחתו נכשלה',
      two: 'שני מיילים ששליחתם נכשלה',
      other: '{n} מיילים ששליחתם נכשלה',
    },
    translated: {
      one: 'בפוסט אחד יש שינויים שממתינים לפרסום',
      two: 'בשני פוסטים יש שינויים שממתינים לפרסום',
      other: 'ב־{n} פוסטים יש שינויים שממתינים לפרסום',
    },
    missing: {
      one: 'טקסט אחד בלי נוסח בעברית',
      two: 'שני טקסטים בלי נוסח בעברית',
      other: '{n} טקסטים בלי נוסח בעברית',
    },
    changed: {
      one: 'תרגום אחד לבדיקה: האנגלית השתנתה',
      two: 'שני תרגומים לבדיקה: האנגלית השתנתה',
      other: '{n} תרגומים לבדיקה: האנגלית השתנתה',
    },
  },
  oldest: 'הוותיק ביותר: {when}',
  oldestMessage: 'הוותיקה ביותר: {when}',
  nothingWaits: 'אין מה שממתין',
  nothingWaitsText: 'הכול טופל. מה שיגיע יופיע כאן.',
  nothingToTranslate: 'הכול מתורגם ומעודכן.',
  drafts: 'טיוטות',
  noDrafts: 'אין טיוטות.',
  saved: 'נשמר {when}',
  planned: 'פוסטים מתוזמנים',
  noPlanned: 'אין פוסטים מתוזמנים. פוסט שהמועד שלו עתידי מתפרסם אז מעצמו.',
  publishedOn: 'יתפרסם ב־{day} בשעה {time}',
  newPost: 'פוסט חדש',
  newEvent: 'אירוע חדש',
  allPosts: 'כל הפוסטים',
  untitled: 'בלי כותרת',
  yours: 'מה אפשר לעשות כאן',
  ownAccount: 'החשבון שלכם',
}
