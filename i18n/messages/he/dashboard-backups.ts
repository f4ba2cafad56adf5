import type { HebrewFor } from '../../message.ts'
import type { dashboardBackups as english } from '../en/dashboard-backups.ts'

/** How backups are, in the dashboard. */
export const dashboardBackups = {
  title: 'גיבויים',
  last: 'גיבוי אחרון {ago}',
  megabytes: '{n} מ״ב',
  gigabytes: '{n} ג״ב',
  encrypted: 'מוצפן',
  open: 'לא מוצפן',
  byHand: 'ידני, בלי לוח זמנים',
  next: 'הגיבוי הבא:',
  due: 'עכשיו',
  running: 'גיבוי נעשה עכשיו',
  first: 'עוד לא נעשה גיבוי',
  off: 'לא נעשים גיבויים.',
  turnOn: 'כדי להפעיל אותם, הגדירו בשרת {setting} והפעילו אותו מחדש.',
  failed: 'הגיבוי נכשל {ago}.',
  reasons: {
    diskFull: 'הדיסק שהגיבויים נכתבים אליו מלא. פנו בו מקום.',
    folder: 'אי אפשר לכתוב לתיקיית הגיבויים. בדקו שהיא קיימת ושמותר לשרת לכתוב אליה.',
    databaseAway: 'מסד הנתונים לא ענה. בדקו שהוא פועל.',
    damaged: 'בקריאה חוזרת הגיבוי לא זהה למה שנכתב. בדקו את הדיסק של הגיבויים.',
    killed: 'הגיבוי נעצר באמצע. בדקו שיש לשרת מספיק זיכרון.',
    other: 'הודעת השרת: {words}',
  },
  again: 'ניסיון נוסף:',
  lastGood: 'הגיבוי האחרון שהצליח: {ago}.',
  noneGood: 'עוד לא הצליח אף גיבוי.',
  late: 'הגיבוי האחרון נעשה {ago}, והבא מתעכב.',
  whyLate: 'בדקו שהשרת פועל, ומה כתוב בקובץ {file} שלו.',
} as const satisfies HebrewFor<typeof english>
