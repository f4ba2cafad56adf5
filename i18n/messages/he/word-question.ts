import type { HebrewFor } from '../../message.ts'
import type { wordQuestion as english } from '../en/word-question.ts'

export const wordQuestion = {
  title: 'שאלה אחת לפני השליחה',
  text: 'הדפדפן שלכם לא הצליח להראות בעצמו שזאת לא הודעה אוטומטית, ולכן אנחנו שואלים שאלה. כל מה שכתבתם עדיין בטופס.',
  wrongTitle: 'זאת לא התשובה',
  wrongText: 'הנה שאלה אחרת. כל מה שכתבתם עדיין בטופס.',
  wrong: 'זאת לא התשובה, או שעברה יותר מחצי שעה. הנה שאלה אחרת.',
  link: 'אל השאלה',
  hint: 'מספיק לכתוב מילה אחת או מספר.',
  lastHint:
    'מספיק לכתוב מילה אחת או מספר. אם קשה לענות, השאירו את השדה ריק ושלחו: מה שכתבתם נשמר, ומישהו מהצוות יסתכל עליו קודם.',
  dayAfter: 'איזה יום בשבוע בא מייד אחרי {day}?',
  dayBefore: 'איזה יום בשבוע בא מייד לפני {day}?',
  monthAfter: 'איזה חודש בא מייד אחרי {month}?',
  monthBefore: 'איזה חודש בא מייד לפני {month}?',
  sum: 'כמה הם {first} ועוד {second}?',
  largest: 'מהו המספר הגדול ביותר: {list}?',
  smallest: 'מהו המספר הקטן ביותר: {list}?',
  animal: 'איזו מהמילים האלה היא שם של חיה: {list}?',
  fruit: 'איזו מהמילים האלה היא שם של פרי: {list}?',
  color: 'איזו מהמילים האלה היא שם של צבע: {list}?',
  clothing: 'איזו מהמילים האלה היא שם של בגד: {list}?',
  body: 'איזו מהמילים האלה היא שם של איבר בגוף: {list}?',
} satisfies HebrewFor<typeof english>
