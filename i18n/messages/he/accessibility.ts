import type { HebrewFor } from '../../message.ts'
import type { accessibility as english } from '../en/accessibility.ts'

export const accessibility = {
  title: 'נגישות',
  intro:
    'האתר נבנה כדי שכולם יוכלו למצוא בו אירוע ולהירשם אליו. כאן מפורט מה עשינו ואיך לדווח לנו על מה שעוד חסר.',
  standardTitle: 'התקן',
  standardText: 'האתר פועל לפי הנחיות הנגישות לתוכן אינטרנט, WCAG 2.1, ברמה AA.',
  groups: {
    keyboardTitle: 'מקלדת',
    keyboardText:
      'אפשר לבצע כל פעולה בלי עכבר, והמיקום הנוכחי תמיד מסומן. בלוח, מקשי החיצים עוברים בין הימים ומקש Enter פותח יום.',
    readerTitle: 'קוראי מסך',
    readerText: 'לכותרות, לאזורים ולכפתורים יש שמות ברורים, ושינויים בדף מוקראים.',
    visionTitle: 'צבע וניגודיות',
    visionText:
      'הטקסט עומד ביחס הניגודיות הנדרש, ויש ערכה בהירה וערכה כהה. צבע הוא לא הסימן היחיד: לכל סוג אירוע יש גם צורה משלו.',
    textTitle: 'גודל הטקסט',
    textText: 'אפשר להגדיל את הדף עד 200% בלי לאבד תוכן.',
    touchTitle: 'מגע',
    touchText: 'הגודל המזערי של אזור לחיצה במסך מגע הוא 44 פיקסלים.',
    motionTitle: 'תנועה',
    motionText: 'כשבהגדרות המכשיר נבחרה הפחתת תנועה, ההנפשות נעצרות.',
    languageTitle: 'שפה',
    languageText: 'הממשק כולו זמין בעברית, מימין לשמאל, ובאנגלית, משמאל לימין.',
  },
  limitsTitle: 'מגבלות ידועות',
  limitsText:
    'את תיאורי האירועים כותבים המארגנים, והדפים שאנחנו מקשרים אליהם אינם שלנו. איננו יכולים להתחייב שהם נגישים. מדיניות הפרטיות קיימת באנגלית בלבד.',
  helpTitle: 'נתקלתם בקושי?',
  helpText: 'ספרו לנו באיזה דף, ומה ניסיתם לעשות.',
  contactButton: 'יצירת קשר',
  feedbackButton: 'שליחת משוב',
  contents: 'בדף הזה',
  featuresTitle: 'מה עשינו',
} satisfies HebrewFor<typeof english>
