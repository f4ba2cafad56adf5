import type { HebrewFor } from '../../translate.ts'
import type * as english from '../en/site.ts'

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
  bellNew: { one: 'התראה חדשה אחת', two: 'שתי התראות חדשות', other: '{n} התראות חדשות' },
  bellNone: 'התראות',
  backToHome: 'חזרה לדף הבית',
} satisfies HebrewFor<typeof english.chrome>

export const common = {
  brand: 'סייברלוח',
  types: {
    ctf: 'CTF',
    conference: 'כנס',
    workshop: 'סדנה',
    competition: 'תחרות',
    meetup: 'מפגש',
    training: 'הדרכה',
    webinar: 'וובינר',
    hackathon: 'האקתון',
    other: 'אחר',
  },
  typesPlural: {
    ctf: 'אירועי CTF',
    conference: 'כנסים',
    workshop: 'סדנאות',
    competition: 'תחרויות',
    meetup: 'מפגשים',
    training: 'הדרכות',
    webinar: 'וובינרים',
    hackathon: 'האקתונים',
    other: 'אירועים אחרים',
  },
  difficulty: {
    beginner: 'מתחילים',
    intermediate: 'ביניים',
    advanced: 'מתקדמים',
    expert: 'מומחים',
    mixed: 'מגוון רמות',
  },
  difficultyLabel: 'רמה: {level}',
  online: 'אונליין',
  unknownCountry: 'לא ידועה',
  allDay: 'כל היום',
  today: 'היום',
  close: 'סגירה',
  retry: 'ניסיון נוסף',
  loading: 'טוענים אירועים',
  events: { one: 'אירוע אחד', two: 'שני אירועים', other: '{n} אירועים' },
  eventsWithPrize: { one: 'אירוע אחד עם פרס', two: 'שני אירועים עם פרס', other: '{n} אירועים עם פרס' },
  noEvents: 'אין אירועים',
  only: {
    samples: 'רק אירועים לדוגמה',
    cancelled: 'רק אירועים שבוטלו',
    both: 'רק אירועים לדוגמה ואירועים שבוטלו',
  },
  inDays: { one: 'מחר', two: 'בעוד יומיים', other: 'בעוד {n} ימים' },
  daysLeft: { one: 'מתחיל מחר', two: 'מתחיל בעוד יומיים', other: 'מתחיל בעוד {n} ימים' },
  states: { moved: 'מועד חדש', cancelled: 'בוטל', postponed: 'נדחה למועד שייקבע' },
  awayTitle: 'אי אפשר להציג את הדף כרגע',
  awayText: 'נסו שוב בעוד רגע.',
} satisfies HebrewFor<typeof english.common>

export const footer = {
  about:
    'לוח האירועים של קהילת הסייבר. אנחנו רק מיידעים: לא מארחים את האירועים, לא מארגנים אותם ולא מאמתים אותם.',
  shareTitle: 'שיתוף הלוח',
  linksTitle: 'קישורים מהירים',
  calendar: 'לוח האירועים',
  submit: 'הגשת אירוע',
  faq: 'שאלות נפוצות',
  contact: 'יצירת קשר',
  feedback: 'משוב',
  blog: 'בלוג',
  archive: 'ארכיון האירועים',
  sitemap: 'מפת האתר',
  sourcesTitle: 'מקורות המידע',
  sourceCommunity: 'הגשות מהקהילה',
  sourceSync: 'סנכרון כל שלושה ימים',
  credit: 'כולל נתונים מתוך {source}, {license}',
  creditModified: 'כולל נתונים מתוך {source}, {license}, לאחר שינויים',
  creditPlain: 'כולל נתונים מתוך {source}',
  statsTitle: 'הלוח במספרים',
  statsEvents: 'אירועים',
  statsCountries: 'מדינות',
  statsOnline: 'אונליין',
  statsLanguages: 'שפות',
  socialTitle: 'ברשתות החברתיות',
  socialLabel: '{network}, נפתח בלשונית חדשה',
  legalLabel: 'מידע משפטי',
  terms: 'תנאי שימוש',
  privacy: 'מדיניות פרטיות',
  privacyEnglishOnly: 'מדיניות פרטיות (באנגלית)',
  accessibility: 'נגישות',
  apiDocs: 'תיעוד API',
  version: 'גרסה {version}',
  copyright: '© {year} סייברלוח',
  aboutLink: 'אודות',
} satisfies HebrewFor<typeof english.footer>

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
} satisfies HebrewFor<typeof english.meta>

export const notFound = {
  title: 'הדף לא נמצא',
  text: 'הכתובת הזאת לא מובילה לשום דף. אולי הדף הועבר, ואולי יש טעות בקישור.',
  home: 'לדף הבית',
  back: 'חזרה לדף הקודם',
  linksLabel: 'קישורים מהירים',
  calendar: 'לוח האירועים',
  about: 'אודות',
  contact: 'יצירת קשר',
  submit: 'הגשת אירוע',
} satisfies HebrewFor<typeof english.notFound>

export const errorFallback = {
  title: 'משהו השתבש',
  text: 'אירעה שגיאה לא צפויה. נסו לרענן את הדף או לחזור לדף הבית.',
  reload: 'טעינה מחדש',
  home: 'לדף הבית',
} satisfies HebrewFor<typeof english.errorFallback>

export const share = {
  button: 'שיתוף',
  menuLabel: 'שיתוף האירוע',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
  onNetwork: 'שיתוף ב־{network}, נפתח בלשונית חדשה',
  copyLink: 'העתקת הקישור',
  copied: 'הועתק',
  eventText: '{title}, {date}',
  siteText: 'סייברלוח: לוח האירועים של קהילת הסייבר',
} satisfies HebrewFor<typeof english.share>

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
} satisfies HebrewFor<typeof english.notifications>

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
} satisfies HebrewFor<typeof english.sitemap>
