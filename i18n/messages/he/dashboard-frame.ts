import type { HebrewFor } from '../../translate.ts'
import type * as english from '../en/dashboard-frame.ts'

/** What surrounds every tab of the dashboard: counts, exports, keyboard, settings. */
export const dashboardFrame = {
  counts: {
    pending: { one: 'פריט אחד ממתין', two: 'שני פריטים ממתינים', other: '{n} ממתינים' },
    live: { one: 'ביקור פעיל אחד', two: 'שני ביקורים פעילים', other: '{n} ביקורים פעילים' },
    total: { one: 'אחד בסך הכול', two: 'שניים בסך הכול', other: '{n} בסך הכול' },
  },

  panel: { title: 'ממשק התוכן', home: 'לדף הראשי של ממשק התוכן' },

  short: { panel: 'ממשק', refresh: 'רענון' },

  waiting: {
    title: 'ממתין לטיפול',
    events: { one: 'הגשה אחת, {ago}', two: 'שתי הגשות, הראשונה {ago}', other: '{n} הגשות, הראשונה {ago}' },
    requests: { one: 'בקשת שינוי אחת', two: 'שתי בקשות שינוי', other: '{n} בקשות שינוי' },
    offers: { one: 'יומן אחד שהוצע ממתין', two: 'שני יומנים שהוצעו ממתינים', other: '{n} יומנים שהוצעו ממתינים' },
    decisions: { one: 'החלטה אחת ממתינה', two: 'שתי החלטות ממתינות', other: '{n} החלטות ממתינות' },
    sources: { one: 'מקור אחד שנכשל', two: 'שני מקורות שנכשלו', other: '{n} מקורות שנכשלו' },
    contact: { one: 'פנייה אחת', two: 'שתי פניות', other: '{n} פניות' },
    feedback: { one: 'משוב אחד', two: 'שני משובים', other: '{n} משובים' },
    mails: { one: 'מייל אחד שנכשל', two: 'שני מיילים שנכשלו', other: '{n} מיילים שנכשלו' },
    keptMails: {
      one: 'מייל אחד שנשמר ולא נשלח',
      two: 'שני מיילים שנשמרו ולא נשלחו',
      other: '{n} מיילים שנשמרו ולא נשלחו',
    },
    deadlines: { one: 'מועד אחד לבדיקה', two: 'שני מועדים לבדיקה', other: '{n} מועדים לבדיקה' },
    translations: { one: 'טקסט אחד לתרגום', two: 'שני טקסטים לתרגום', other: '{n} טקסטים לתרגום' },
    failed: 'אי אפשר לספור כרגע מה ממתין.',
    none: 'אין כרגע משימות ממתינות.',
  },

  warning: {
    lead: 'התנתקות אוטומטית בעוד',
    unit: { one: 'שנייה', two: 'שניות', other: 'שניות' },
  },

  download: {
    working: 'הקובץ בהכנה',
    done: 'ייצוא הושלם',
    rows: { one: 'שורה אחת', two: 'שתי שורות', other: '{n} שורות' },
    failed: 'הייצוא לא הצליח',
  },

  shortcuts: {
    title: 'קיצורי מקלדת',
    off: 'הקיצורים כבויים בהגדרות.',
    tabs: 'מעבר ללשונית',
    waiting: 'מעבר למה שממתין',
    search: 'חיפוש',
    refresh: 'רענון נתונים',
    rows: 'מעבר בין שורות, גם כששורה פתוחה',
    toggle: 'פתיחת השורה או סגירתה',
    select: 'בחירת השורה',
    approve: 'אישור',
    reject: 'דחייה, עם הערה',
    send: 'שליחת ההערה עם הדחייה',
    rejectAtOnce: 'דחייה מיידית, עם הסיבה האחרונה שנבחרה',
    undo: 'ביטול ההחלטה האחרונה, במשך 10 שניות, או השינוי האחרון באירוע פתוח',
    remove: 'מחיקה',
    export: 'ייצוא',
    create: 'אירוע, פוסט או מקור חדש',
    events: 'אירוע פתוח: שינוי המועד, דחיית המועד, ביטול או החזרה',
    duplicate: 'שכפול אירוע',
    filter: 'סינון',
    settings: 'הגדרות',
    escape: 'סגירה, ואחריה ניקוי הבחירה',
    help: 'הרשימה הזאת',
    keys: { enter: 'Enter', space: 'רווח', delete: 'Delete', escape: 'Esc' },
  },

  settings: {
    title: 'הגדרות מערכת',
    open: 'הגדרות',
    shortcuts: 'קיצורי מקלדת',
    shortcutsHint: 'מקש בודד פועל כל עוד לא מקלידים בשדה.',
    shortcutsList: 'כל הקיצורים',
    theme: 'ערכת צבעים',
    themes: { light: 'בהירה', dark: 'כהה', auto: 'לפי המכשיר' },
    language: 'שפה',
    session: 'התנתקות אוטומטית',
    sessionLength: {
      one: 'אחרי דקה אחת ללא פעילות',
      two: 'אחרי שתי דקות ללא פעילות',
      other: 'אחרי {n} דקות ללא פעילות',
    },
    sessionHint: 'נקבע בשרת.',
    account: 'החשבון המחובר',
  },
} as const satisfies HebrewFor<typeof english.dashboardFrame>
