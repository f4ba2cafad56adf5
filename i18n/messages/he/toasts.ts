import type { HebrewFor } from '../../message.ts'
import type { toasts as english } from '../en/toasts.ts'

export const toasts = {
  region: 'הודעות, מקש F8',
  close: 'סגירת ההודעה',
  checkField: 'בדקו את השדה: {field}',
  check: { one: 'צריך לבדוק שדה אחד', two: 'צריך לבדוק שני שדות', other: 'צריך לבדוק {n} שדות' },
  wrong: 'עוד לא נשלח',
  submission: {
    missing: {
      title: 'חסרים פרטים',
      text: 'מלאו את כל שדות החובה (שם האירוע, תאריך התחלה, אימייל של המארגנים, שם וטלפון ליצירת קשר).',
    },
    failed: {
      title: 'האירוע לא נשלח',
      text: 'אירעה שגיאה בשליחת הטופס. בדקו את הפרטים ונסו שוב.',
    },
    sent: {
      title: 'האירוע נשלח',
      text: 'תודה שהגשתם אירוע. הוא הועבר לאישור, ויתווסף ללוח אחרי בדיקה.',
    },
  },
  newsletter: {
    missing: {
      title: 'חסרים פרטים',
      text: 'מלאו את כל השדות.',
    },
    invalidEmail: {
      title: 'אימייל לא תקין',
      text: 'כתבו כתובת אימייל תקינה.',
    },
    duplicate: {
      title: 'כבר נרשמתם',
      text: 'הכתובת הזאת כבר רשומה לעדכונים שלנו.',
    },
    failed: {
      title: 'ההרשמה לא הצליחה',
      text: 'לא הצלחנו לרשום אתכם. נסו שוב מאוחר יותר.',
    },
    confirm: {
      title: 'נשאר רק לאשר',
      text: 'אשרו את ההרשמה בקישור ששלחנו אל {email}.',
    },
    done: {
      title: 'נרשמתם לעדכונים',
      text: 'העדכונים יישלחו אל {email}.',
    },
  },
  contact: {
    missing: {
      title: 'חסרים פרטים',
      text: 'מלאו את כל שדות החובה.',
    },
    failed: {
      title: 'ההודעה לא נשלחה',
      text: 'אירעה שגיאה בשליחת ההודעה. נסו שוב או כתבו לנו ישירות במייל.',
      withoutEmail: 'אירעה שגיאה בשליחת ההודעה. נסו שוב.',
    },
    sent: {
      title: 'ההודעה נשלחה',
      text: 'בדרך כלל נענה בתוך 24 עד 48 שעות.',
    },
  },
  feedback: {
    ratingRequired: {
      title: 'חסר דירוג',
      text: 'בחרו לפחות דירוג כללי.',
    },
    failed: {
      title: 'המשוב לא נשלח',
      text: 'אירעה שגיאה בשליחת המשוב. נסו שוב.',
    },
    sent: {
      title: 'המשוב נשלח',
      text: 'תודה על המשוב, הוא חשוב לנו.',
    },
  },
  linkCopied: 'הקישור הועתק',
  network: {
    unavailable: {
      title: 'השירות לא זמין כרגע',
      text: 'שום דבר לא נשלח, והטקסט שלכם עדיין כאן. נסו שוב בעוד רגע.',
    },
    offline: {
      title: 'אין חיבור לאינטרנט',
      text: 'הטקסט שלכם עדיין כאן.',
    },
    tooMany: {
      title: 'יותר מדי ניסיונות',
      text: 'המתינו קצת ונסו שוב. הטקסט שלכם עדיין כאן.',
    },
  },
} satisfies HebrewFor<typeof english>
