import type { HebrewFor } from '../../message.ts'
import type { login as english } from '../en/login.ts'

export const login = {
  pageTitle: 'כניסת מנהלים | סייברלוח',
  heading: 'כניסת מנהלים',
  timedOut: {
    title: 'הפעילות הסתיימה',
    text: {
      one: 'החיבור נותק אוטומטית אחרי דקה ללא פעילות. אפשר להתחבר שוב.',
      two: 'החיבור נותק אוטומטית אחרי שתי דקות ללא פעילות. אפשר להתחבר שוב.',
      other: 'החיבור נותק אוטומטית אחרי {n} דקות ללא פעילות. אפשר להתחבר שוב.',
    },
  },
  username: 'שם משתמש',
  password: 'סיסמה',
  show: 'הצגה',
  hide: 'הסתרה',
  showPassword: 'הצגת הסיסמה',
  hidePassword: 'הסתרת הסיסמה',
  captcha: {
    label: 'שאלת אבטחה: כמה זה?',
    answer: 'התשובה',
    another: 'שאלה אחרת',
    plus: '{left} ועוד {right}',
    minus: '{left} פחות {right}',
    times: '{left} כפול {right}',
  },
  submit: 'התחברות',
  submitting: 'מתחבר...',
  failedAttempts: 'ניסיונות שנכשלו',
  manyAttempts: 'יותר מדי ניסיונות. כדאי לוודא שהפרטים נכונים לפני ניסיון נוסף.',
  note: 'הגישה למורשים בלבד. כל ניסיון התחברות נרשם.',
  noScript: 'ההתחברות דורשת JavaScript. הפעילו אותו בדפדפן וטענו את הדף מחדש.',
  errors: {
    username: 'שם משתמש נדרש',
    password: 'סיסמה נדרשת',
    captchaRequired: 'אימות אבטחה נדרש',
    captchaWrong: 'אימות האבטחה שגוי',
    title: 'שגיאת התחברות',
    tooMany: 'יותר מדי ניסיונות התחברות. נסה שוב מאוחר יותר',
    denied: 'גישה נדחתה - פעילות חשודה זוהתה',
    wrong: 'פרטי התחברות שגויים',
    fallback: 'שם משתמש או סיסמה שגויים',
    busy: 'יש כרגע הרבה ניסיונות התחברות. נסו שוב בעוד כמה שניות.',
    unavailable: 'השירות לא זמין כרגע. נסו שוב בעוד רגע.',
  },
  success: { title: 'התחברות הצליחה', text: 'ברוך הבא {name}' },
} satisfies HebrewFor<typeof english>
