import type { HebrewFor } from '../../message.ts'
import type { chrome as english } from '../en/chrome.ts'

export const chrome = {
  skipToCalendar: 'דילוג ללוח',
  skipToContent: 'דילוג לתוכן',
  nav: {
    ariaLabel: 'ניווט ראשי',
    home: 'בית',
    deadlines: 'מועדים',
    submit: 'הגשת אירוע',
    about: 'אודות',
    faq: 'שאלות נפוצות',
    contact: 'יצירת קשר',
    feedback: 'משוב',
    blog: 'בלוג',
  },
  homeLink: 'סייברלוח, לדף הבית',
  menuOpen: 'פתיחת התפריט',
  menuClose: 'סגירת התפריט',
  menuTitle: 'תפריט',
  languageSwitch: 'English',
  languageGroup: 'שפה',
  themeGroup: 'ערכת צבעים',
  themeLight: 'בהירה',
  themeDark: 'כהה',
  themeSystem: 'לפי המכשיר',
  toLight: 'מעבר לערכה בהירה',
  toDark: 'מעבר לערכה כהה',
  bellNew: { one: 'התראה חדשה אחת', two: 'שתי התראות חדשות', other: '{n} התראות חדשות' },
  bellNone: 'התראות',
  breadcrumb: 'נתיב הניווט',
  backToHome: 'חזרה לדף הבית',
} satisfies HebrewFor<typeof english>
