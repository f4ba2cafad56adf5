import type { HebrewFor } from '../../message.ts'
import type { requestErrors as english } from '../en/request-errors.ts'

export const requestErrors = {
  badRequest: 'לא הצלחנו לקרוא את הבקשה. טענו את הדף מחדש ונסו שוב.',
  notFound: 'הפריט המבוקש לא נמצא.',
  conflict: 'זה כבר נשלח.',
  alreadyExists: 'הכתובת הזאת כבר רשומה ברשימה שלנו.',
  tooLarge: 'הטקסט ארוך מדי. קצרו אותו ונסו שוב.',
  unsupportedType: 'המידע נשלח בפורמט שאיננו מקבלים.',
  invalid: 'יש שדות שדורשים תיקון.',
  tooMany: 'יותר מדי ניסיונות. המתינו קצת ונסו שוב.',
  tooManyMinutes: {
    one: 'יותר מדי ניסיונות. נסו שוב בעוד דקה.',
    two: 'יותר מדי ניסיונות. נסו שוב בעוד שתי דקות.',
    other: 'יותר מדי ניסיונות. נסו שוב בעוד {n} דקות.',
  },
  unavailable: 'השירות לא זמין כרגע. שום דבר לא נשלח, והטקסט שלכם עדיין כאן.',
  offline: 'אין חיבור לאינטרנט. הטקסט שלכם עדיין כאן.',
  unauthorized: 'כדי להמשיך צריך להתחבר.',
  wrongCredentials: 'שם משתמש או סיסמה שגויים',
  forbidden: 'אין לחשבון שלכם הרשאה לפעולה הזאת.',
  foreignOrigin: 'הבקשה הגיעה מאתר אחר.',
  lockedOut: 'גישה נדחתה - פעילות חשודה זוהתה',
  notPending: 'כבר התקבלה החלטה על ההגשה הזאת.',
  corrected: 'המארגנים תיקנו את ההגשה ממש עכשיו. בדקו אותה שוב.',
  linkExpired: 'תוקף הקישור הזה פג.',
  slugTaken: 'כבר קיים פוסט בכתובת הזו. הכתובת {suggestion} פנויה.',
  keyReused: 'המפתח הזה כבר שימש לבקשה אחרת.',
  internal: 'משהו השתבש אצלנו. נסו שוב.',
} satisfies HebrewFor<typeof english>
