import type { HebrewFor } from '../../message.ts'
import type { staffMail as english } from '../en/staff-mail.ts'

export const staffMail = {
  subject: {
    submissions: { one: 'הגשה חדשה', two: 'שתי הגשות חדשות', other: '{n} הגשות חדשות' },
    requests: { one: 'בקשת שינוי חדשה', two: 'שתי בקשות שינוי חדשות', other: '{n} בקשות שינוי חדשות' },
    messages: { one: 'פנייה חדשה', two: 'שתי פניות חדשות', other: '{n} פניות חדשות' },
    feedback: { one: 'משוב חדש', two: 'שני משובים חדשים', other: '{n} משובים חדשים' },
    suspicious: { one: 'פריט חשוד אחד', two: 'שני פריטים חשודים', other: '{n} פריטים חשודים' },
    backup: 'הגיבויים מתעכבים',
  },
  heading: 'חדש בסייברלוח',
  headingDaily: 'מה הגיע לסייברלוח ביממה האחרונה',
  text: 'אלה הגיעו ועוד לא טופלו:',
  submissions: 'אירועים שהוגשו',
  requests: 'שינויים שמארגנים מבקשים',
  messages: 'פניות',
  feedback: 'משובים',
  from: '{title}, מאת {name}',
  more: { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {n}' },
  waiting: {
    heading: 'ממתינים בסך הכול',
    submissions: { one: 'הגשה אחת', two: 'שתי הגשות', other: '{n} הגשות' },
    requests: { one: 'בקשת שינוי אחת', two: 'שתי בקשות שינוי', other: '{n} בקשות שינוי' },
    messages: { one: 'פנייה אחת', two: 'שתי פניות', other: '{n} פניות' },
    feedback: { one: 'משוב אחד', two: 'שני משובים', other: '{n} משובים' },
  },
  backup: {
    heading: 'גיבויים',
    late: 'הגיבוי האחרון נעשה בתאריך {date}, והבא מתעכב. הסיבה מופיעה בדשבורד.',
    none: 'עוד לא הצליח אף גיבוי. הסיבה מופיעה בדשבורד.',
  },
  suspicious: {
    heading: 'החשודים שביניהם',
    text: 'הם הגיעו בלי ההוכחה שהדפדפן יוצר, ולכן ייתכן שנשלחו על ידי סקריפט. אף אחד מהם לא מופיע בלוח, ולא נשלח עליהם אימייל. הם ממתינים להחלטה שלכם:',
  },
  rating: 'דירוג: {rating} מתוך {highest}',
  button: 'פתיחת הדשבורד',
  warnings: {
    signIn: {
      subject: 'התחברות חדשה: {device}',
      text: 'נעשתה התחברות בשם {username} מדפדפן שלא היה מוכר בחשבון הזה: {device}.',
      textWithPlace: 'נעשתה התחברות בשם {username} מדפדפן שלא היה מוכר בחשבון הזה: {device} ({place}).',
    },
    password: {
      subject: 'הסיסמה שלכם הוחלפה',
      own: 'מי שידע את הסיסמה של {username} בחר סיסמה חדשה. כל שאר החיבורים נותקו.',
      byAdmin: 'מנהל האתר קבע סיסמה חדשה ל־{username}. כל החיבורים נותקו.',
    },
    notYou:
      'אם אלה הייתם אתם, או שזה נעשה בידיעתכם, אין צורך לעשות דבר. אחרת, פנו מיד למנהל ונתקו את החיבורים שאינכם מכירים.',
    button: 'איפה אתם מחוברים',
    why: 'המייל נשלח אליכם כי הכתובת הזאת רשומה בחשבון שלכם בסייברלוח.',
  },
  why: 'המייל נשלח אליכם לפי הבחירה שלכם בדף החשבון.',
  change: 'שינוי הבחירה',
} satisfies HebrewFor<typeof english>
