import type { HebrewFor } from '../../message.ts'
import type { toasts as english } from '../en/toasts.ts'

export const toasts = {
  region: 'הודעות, מקש F8',
  close: 'סגירת ההודעה',
  submission: {
    missing: {
      title: 'חסרים פרטים',
      text: 'מלאו את כל שדות החובה (שם האירוע, תאריך התחלה, אימייל של המארגנים, שם וטלפון ליצירת קשר)',
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
