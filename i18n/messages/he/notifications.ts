import type { HebrewFor } from '../../message.ts'
import type { notifications as english } from '../en/notifications.ts'

export const notifications = {
  title: 'התראות',
  close: 'סגירת ההתראות',
  empty: 'אין התראות חדשות',
  startsToday: 'מתחיל היום',
  startsTodayAt: 'מתחיל היום בשעה {time}',
  soon: {
    one: 'מתחיל בקרוב: מחר',
    two: 'מתחיל בקרוב: בעוד יומיים',
    other: 'מתחיל בקרוב: בעוד {n} ימים',
  },
  registrationOpen: {
    one: 'ההרשמה עדיין פתוחה, האירוע מחר',
    two: 'ההרשמה עדיין פתוחה, האירוע בעוד יומיים',
    other: 'ההרשמה עדיין פתוחה, האירוע בעוד {n} ימים',
  },
  pillToday: 'היום',
  pillDays: {
    one: 'מחר',
    two: 'עוד יומיים',
    other: 'עוד {n} ימים',
  },
  pillOpen: 'פתוח להרשמה',
  priority: {
    high: 'עדיפות גבוהה',
    medium: 'עדיפות בינונית',
    low: 'עדיפות נמוכה',
  },
} satisfies HebrewFor<typeof english>
