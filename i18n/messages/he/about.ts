import type { HebrewFor } from '../../message.ts'
import type { about as english } from '../en/about.ts'

export const about = {
  title: 'אודות סייברלוח',
  intro: 'לוח אירועים אחד לקהילת הסייבר, בעברית ובאנגלית.',
  missionTitle: 'למה אנחנו כאן',
  missionText:
    'כנסים, תחרויות וסדנאות בסייבר מתפרסמים ברשימות תפוצה, בקבוצות ובאתרים שונים. סייברלוח מרכז אותם בלוח אחד, כדי שתשמעו עליהם בזמן.',
  missionNote: 'אנחנו רק מיידעים: לא מארחים את האירועים, לא מארגנים אותם ולא מאמתים אותם.',
  featuresTitle: 'מה אפשר לעשות כאן',
  features: {
    calendarTitle: 'לראות את כל החודש',
    calendarText: 'לוח חודשי, תצוגת כרטיסים ודף לכל יום.',
    filterTitle: 'למצוא מה שמתאים לכם',
    filterText: 'חיפוש חופשי, וסינון לפי סוג, לפי מדינה או רק אירועים אונליין.',
    keepTitle: 'לשמור ביומן',
    keepText: 'מורידים אירוע ליומן האישי או משתפים את הקישור אליו.',
    submitTitle: 'להוסיף אירוע משלכם',
    submitText: 'כל אחת ואחד יכולים להגיש אירוע, ללא עלות. הוא נבדק לפני שהוא מתפרסם.',
  },
  figuresTitle: 'סייברלוח במספרים',
  figures: {
    eventsValue: '51+',
    events: 'אירועים',
    countriesValue: '20+',
    countries: 'מדינות',
    monitoringValue: '24/7',
    monitoring: 'ניטור',
  },
  technologyTitle: 'טכנולוגיה',
  technology: {
    responsive: 'נייד, טאבלט ומחשב',
    bilingual: 'עברית מימין לשמאל, אנגלית משמאל לימין',
    ics: 'ייצוא ל־iCalendar',
    wcag: 'נגישות לפי WCAG 2.1 AA',
  },
  communityTitle: 'קהילה',
  community: {
    open: 'פתוח להגשות',
    free: 'ללא עלות',
    noAccount: 'בלי לפתוח חשבון',
    feedback: 'פתוח למשוב',
  },
  ctaTitle: 'מכירים אירוע שחסר בלוח?',
  ctaSubmit: 'הגשת אירוע',
  ctaContact: 'יצירת קשר',
} satisfies HebrewFor<typeof english>
