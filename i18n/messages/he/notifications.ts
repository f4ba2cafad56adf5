import type { HebrewFor } from '../../message.ts'
import type { notifications as english } from '../en/notifications.ts'

export const notifications = {
  title: 'התראות',
  close: 'סגירת ההתראות',
  empty: 'אין התראות חדשות',
  startsToday: 'מתחיל היום',
  soon: 'מתחיל בקרוב',
  registrationOpen: {
    one: 'ההרשמה עדיין פתוחה, האירוע מחר',
    two: 'ההרשמה עדיין פתוחה, האירוע בעוד יומיים',
    other: 'ההרשמה עדיין פתוחה, האירוע בעוד {n} ימים',
  },
  pillAllDay: 'כל היום',
  pillDays: {
    one: 'מחר',
    two: 'בעוד יומיים',
    other: 'בעוד {n} ימים',
  },
  pillOpen: 'פתוח להרשמה',
  priority: {
    high: 'עדיפות גבוהה',
    medium: 'עדיפות בינונית',
    low: 'עדיפות נמוכה',
  },
} satisfies HebrewFor<typeof english>
