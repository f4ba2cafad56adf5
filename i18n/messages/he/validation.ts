import type { HebrewFor } from '../../message.ts'
import type { validation as english } from '../en/validation.ts'

export const validation = {
  required: 'מלאו את השדה הזה.',
  choose: 'בחרו אפשרות.',
  email: 'כתבו אימייל מלא, למשל name@example.com.',
  url: 'כתבו קישור מלא, למשל https://example.com.',
  date: 'אין תאריך כזה. בדקו את היום והחודש.',
  time: 'כתבו שעה ודקות, למשל 09:00.',
  endBeforeStart: 'מועד הסיום מוקדם ממועד ההתחלה. בדקו את התאריכים והשעות.',
  deadlineAfterStart: 'המועד האחרון להרשמה מאוחר מתחילת האירוע. בדקו את התאריכים.',
  phone: 'כתבו מספר טלפון: ספרות, רווחים, פלוס ומקף בלבד.',
  integer: 'כתבו מספר שלם.',
  number: 'כתבו מספר.',
  min: 'כתבו {min} או יותר.',
  max: 'כתבו {max} או פחות.',
  tooShort: { one: 'צריך לפחות תו אחד.', two: 'צריך לפחות שני תווים.', other: 'צריך לפחות {n} תווים.' },
  tooLong: {
    one: 'אפשר לכתוב עד תו אחד.',
    two: 'אפשר לכתוב עד שני תווים.',
    other: 'אפשר לכתוב עד {n} תווים.',
  },
  notAllowed: 'בחרו אחת מהאפשרויות ברשימה.',
  unknownField: 'הטופס שלח שדה לא מוכר. טענו את הדף מחדש ונסו שוב.',
  text: 'יש בטקסט תווים שאי אפשר לשמור. הקלידו אותו מחדש.',
  unkept: 'אי אפשר לשמור בפוסט את {structure}. הסירו אותו או כתבו אחרת.',
  tooDeep: 'יש בטקסט יותר מ־{n} רמות של רכיבים זה בתוך זה. הסירו כמה מהן.',
  tooManyParts: 'יש בטקסט יותר מ־{n} רכיבים (פסקאות, קישורים, פריטי רשימה, תאים). חלקו אותו לכמה פוסטים.',
  taken: 'הכתובת הזאת תפוסה.',
} satisfies HebrewFor<typeof english>
