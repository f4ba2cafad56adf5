import type { HebrewFor } from '../../message.ts'
import type { sitemap as english } from '../en/sitemap.ts'

export const sitemap = {
  title: 'מפת האתר',
  intro: 'כל דפי האתר במקום אחד.',
  claims: {
    pages: 'דפים בסך הכול',
    bilingualValue: 'עברית, אנגלית',
    bilingual: 'דו־לשוני',
    syncValue: '24/7',
    sync: 'סנכרון אוטומטי',
  },
  groupMain: 'דפים ראשיים',
  groupEvents: 'אירועים',
  groupHelp: 'עזרה ויצירת קשר',
  groupLegal: 'מידע משפטי ונגישות',
  pages: {
    home: 'הלוח החודשי, הנתונים והאירועים הקרובים',
    submit: 'איך מגישים אירוע, והטופס עצמו',
    about: 'מה זה סייברלוח',
    faq: 'תשובות קצרות',
    contact: 'כתבו לנו',
    feedback: 'דרגו את האתר והציעו שיפורים',
    day: 'האירועים של היום',
    stats: 'אירועים לפי קטגוריה',
    blog: 'פוסטים',
    terms: 'תנאי שימוש, בעברית ובאנגלית',
    privacy: 'מדיניות פרטיות, באנגלית בלבד',
    accessibility: 'הצהרת נגישות',
    sitemap: 'הדף הזה',
    apiDocs: 'ה־API, לתוכנות שקוראות את הלוח',
  },
  claimsLabel: 'האתר במספרים',
} satisfies HebrewFor<typeof english>
