import type { HebrewFor } from '../../message.ts'
import type { meta as english } from '../en/meta.ts'

export const meta = {
  home: {
    title: 'סייברלוח: לוח האירועים של קהילת הסייבר',
    description: 'אירועי CTF, כנסים, סדנאות ותחרויות מהארץ ומהעולם. חיפוש, סינון והוספה ליומן.',
  },
  event: {
    title: '{title} | סייברלוח',
    description: '{title}: {type}, {date}, {place}.',
    descriptionNoPlace: '{title}: {type}, {date}.',
  },
  submit: {
    title: 'הגשת אירוע | סייברלוח',
    description: 'הוסיפו ללוח CTF, כנס, סדנה או תחרות שאתם מארגנים. ללא עלות, אישור בתוך 24 שעות.',
  },
  about: {
    title: 'אודות | סייברלוח',
    description: 'מה זה סייברלוח, מה אפשר לעשות כאן ומאיפה מגיעים האירועים.',
  },
  faq: {
    title: 'שאלות נפוצות | סייברלוח',
    description: 'תשובות קצרות על הלוח, על הגשת אירועים, על פרטיות ועל תמיכה.',
  },
  contact: {
    title: 'יצירת קשר | סייברלוח',
    description: 'שאלה, תקלה או תיקון באירוע? כתבו לנו. בדרך כלל נענה בתוך 24 עד 48 שעות.',
  },
  feedback: {
    title: 'משוב על האתר | סייברלוח',
    description: 'דרגו את האתר וספרו לנו מה לשפר.',
  },
  newsletter: {
    title: 'עדכונים במייל | סייברלוח',
    description: 'הרשמה לעדכונים במייל מסייברלוח.',
  },
  day: {
    title: 'אירועים בתאריך {date} | סייברלוח',
    description: 'אירועים בתחום הסייבר בתאריך {date}.',
  },
  terms: {
    title: 'תנאי שימוש | סייברלוח',
    description: 'התנאים לשימוש בסייברלוח.',
  },
  privacy: {
    title: 'מדיניות פרטיות | סייברלוח',
    description: 'אילו פרטים סייברלוח שומר, ולמה.',
  },
  sitemap: {
    title: 'מפת האתר | סייברלוח',
    description: 'כל הדפים של סייברלוח.',
  },
  accessibility: {
    title: 'נגישות | סייברלוח',
    description: 'התאמה ל־WCAG 2.1 AA, ואיך מדווחים על בעיית נגישות.',
  },
  stats: {
    title: '{category} | סייברלוח',
    description: 'אירועים במספרים: {category}.',
  },
  apiDocs: {
    title: 'תיעוד ה־API | סייברלוח',
    description: 'ה־API הציבורי של סייברלוח: הקריאות, הפרמטרים והתשובות.',
  },
  awaitingApproval: {
    title: 'ממתין לאישור | סייברלוח',
    description: 'האירוע שלכם נשלח לבדיקה.',
  },
  notFound: {
    title: 'הדף לא נמצא | סייברלוח',
    description: 'הדף הזה לא קיים.',
  },
  error: {
    title: 'משהו השתבש | סייברלוח',
    description: 'שגיאה לא צפויה.',
  },
} satisfies HebrewFor<typeof english>
