import type { HebrewFor } from '../../message.ts'
import type { dashboardMailOff as english } from '../en/dashboard-mail-off.ts'

/** What the dashboard says where no mail server is set: mails are kept and not sent. */
export const dashboardMailOff = {
  title: 'שליחת המיילים כבויה.',
  text: 'מיילים נשמרים ולא נשלחים, ואיש לא מקבל אותם.',
  turnOn:
    'כדי להפעיל אותה, הגדירו {server} ו־{sender} והפעילו את השרת מחדש. מה שנשמר לא יישלח אז מעצמו: את מה שעדיין חשוב שלחו מממשק התוכן, תחת ״מיילים״.',
  show: { one: 'הצגת המייל שנשמר', two: 'הצגת שני המיילים שנשמרו', other: 'הצגת {n} המיילים שנשמרו' },
  decided: 'שליחת המיילים כבויה: המארגנים לא קיבלו הודעה, והמייל נשמר.',
  decidedMany: 'שליחת המיילים כבויה: המארגנים לא קיבלו הודעה, והמיילים נשמרו.',
  noteHint: '(נשמרת עם הדחייה: שליחת המיילים כבויה, ואיש לא מקבל הודעה)',
  mailed: 'שליחת המיילים כבויה: מי ששלחו את האירוע לא מקבלים הודעה, והמייל נשמר.',
  kept: 'המייל נשמר',
  keptDecision: 'המייל על ההחלטה הזאת נשמר ולא נשלח: לא הוגדר שרת מייל.',
} as const satisfies HebrewFor<typeof english>
