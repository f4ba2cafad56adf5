import type { HebrewFor } from '../../message.ts'
import type { dashboardMailOff as english } from '../en/dashboard-mail-off.ts'

/** What the dashboard says where no mail server is set: mails are kept and not sent. */
export const dashboardMailOff = {
  title: 'הדואר כבוי.',
  text: 'מיילים נשמרים ולא נשלחים, ואיש לא מקבל אותם.',
  turnOn:
    'כדי להפעיל אותו, הגדירו בשרת {server} ו־{sender} והפעילו אותו מחדש. מה שנשמר לא יישלח אז מעצמו: את מה שעדיין חשוב שלחו מניהול התוכן, תחת ״מיילים״.',
  show: { one: 'הצגת המייל שנשמר', two: 'הצגת שני המיילים שנשמרו', other: 'הצגת {n} המיילים שנשמרו' },
  decided: 'הדואר כבוי: המארגנים לא קיבלו הודעה, והמייל נשמר.',
  decidedMany: 'הדואר כבוי: המארגנים לא קיבלו הודעה, והמיילים נשמרו.',
  noteHint: '(נשמרת עם הדחייה: הדואר כבוי, ואיש לא מקבל הודעה)',
  mailed: 'הדואר כבוי: מי שהגיש את האירוע לא מקבל הודעה, והמייל נשמר.',
  kept: 'המייל נשמר',
  keptDecision: 'המייל על ההחלטה הזאת נשמר ולא נשלח: לא הוגדר שרת מייל.',
} as const satisfies HebrewFor<typeof english>
