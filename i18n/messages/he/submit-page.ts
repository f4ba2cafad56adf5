import type { HebrewFor } from '../../message.ts'
import type { submitPage as english } from '../en/submit-page.ts'

export const submitPage = {
  heroTitle: 'הוסיפו את האירוע שלכם ללוח',
  heroText: 'ספרו לנו מה, מתי ואיפה. נבדוק את הפרטים ונשלח לכם מייל כשהאירוע יפורסם. הכול ללא עלות.',
  submitNow: 'הגשת אירוע',
  learnMore: 'לפרטים נוספים',
  sampleEvent: 'האירוע שלכם',
  stats: {
    label: 'סייברלוח במספרים',
    visitorsValue: '6,000+',
    visitors: 'מבקרים בחודש',
    eventsValue: '58+',
    events: 'אירועים',
    countriesValue: '25+',
    countries: 'מדינות',
    approvalValue: '24 שעות',
    approval: 'זמן אישור ממוצע',
  },
  benefitsTitle: 'למה לפרסם כאן',
  benefits: {
    exposureTitle: 'חשיפה בינלאומית',
    exposureText:
      'האירוע מופיע לצד כנסים ותחרויות מכל העולם. כתבו שם ותיאור בעברית ובאנגלית, והאתר יציג אותם לפי שפת הגלישה.',
    audienceTitle: 'קהל שמחפש בדיוק את זה',
    audienceText: 'לכאן נכנסים כדי למצוא כנס, תחרות או סדנה בתחום הסייבר.',
    approvalTitle: 'אישור מהיר',
    approvalText: 'אנחנו קוראים כל הגשה, ושואפים לסיים את הבדיקה בתוך 24 שעות.',
    verifiedTitle: 'כל הגשה נבדקת',
    verifiedText: 'שום הגשה לא מתפרסמת לפני בדיקה. אם משהו לא יהיה ברור, ייתכן שנתקשר למספר שהשארתם.',
  },
  stepsTitle: 'איך זה עובד',
  steps: {
    formTitle: 'ממלאים טופס',
    formText: 'שם האירוע, תאריך, מקום וטלפון לבירורים.',
    reviewTitle: 'אנחנו בודקים',
    reviewText: 'קוראים את הפרטים ומחליטים אם לאשר.',
    liveTitle: 'האירוע עולה ללוח',
    liveText: 'האירוע מופיע בלוח, ואתם מקבלים מייל.',
  },
  typesTitle: 'אילו אירועים אפשר להגיש',
  ctaTitle: 'יש לכם אירוע בקרוב?',
  ctaText: 'מגישים פעם אחת, ומשם זה עלינו.',
  free: 'ללא עלות',
  approval24: 'אישור בתוך 24 שעות',
} satisfies HebrewFor<typeof english>
