import type { HebrewFor } from '../../message.ts'
import type { eventForm as english } from '../en/event-form.ts'

export const eventForm = {
  title: 'הגשת אירוע חדש',
  intro: 'השדות המסומנים ב־* הם שדות חובה.',
  reviewNote: 'אנחנו שואפים לבדוק בתוך 24 שעות.',
  fieldsets: {
    event: 'האירוע',
    whenWhere: 'מתי ואיפה',
    prize: 'פרסים והשתתפות',
    organizer: 'המארגנים',
    contact: 'למי נתקשר לבירורים?',
    contactHint: 'הפרטים ישמשו לבדיקת ההגשה בלבד ולא יפורסמו.',
    notes: 'הערות',
  },
  more: {
    event: 'תיאור בעברית ורמת קושי',
    whenWhere: 'אתר האירוע',
    prize: 'מספר המשתתפים ודמי ההשתתפות',
    organizer: 'טלפון, אתר ודרכים נוספות ליצירת קשר',
    notes: 'דרישות, שאלות והערות',
  },
  fields: {
    title: {
      label: 'שם האירוע',
      hint: 'כפי שיופיע בלוח. אם לאירוע יש שם באנגלית, כתבו אותו כאן.',
    },
    titleHe: {
      label: 'שם האירוע בעברית',
      hint: 'יופיע באתר בעברית במקום השם הראשי.',
    },
    eventType: {
      label: 'סוג האירוע',
    },
    difficultyLevel: {
      label: 'רמת קושי',
    },
    description: {
      label: 'תיאור',
      hint: 'למי האירוע מתאים, מה יהיה בו ומה להביא. זה הטקסט שיופיע באתר.',
    },
    descriptionHe: {
      label: 'תיאור בעברית',
      hint: 'יופיע באתר בעברית במקום התיאור הראשי.',
    },
    allDay: {
      label: 'האירוע נמשך יום שלם או כמה ימים שלמים',
    },
    startDate: {
      label: 'תאריך התחלה',
    },
    startTime: {
      label: 'שעת התחלה',
    },
    endDate: {
      label: 'תאריך סיום',
      hint: 'אפשר להשאיר ריק אם האירוע נמשך יום אחד.',
    },
    endTime: {
      label: 'שעת סיום',
    },
    timeZone: {
      label: 'אזור זמן',
      hint: 'לפיו נכתבו השעות.',
    },
    isOnline: {
      label: 'האירוע מתקיים אונליין',
    },
    locationCountry: {
      label: 'מדינה',
    },
    locationCity: {
      label: 'עיר',
    },
    locationVenue: {
      label: 'מקום האירוע',
      hint: 'בניין, אולם או כתובת מלאה.',
    },
    registrationUrl: {
      label: 'קישור להרשמה',
      hint: 'הדף שבו נרשמים, למשל https://example.com.',
    },
    livestreamUrl: {
      label: 'קישור לשידור חי',
      hint: 'הדף שבו צופים, אם האירוע משודר.',
    },
    eventUrl: {
      label: 'אתר האירוע',
      hint: 'אם הוא לא דף ההרשמה.',
    },
    hasPrize: {
      label: 'יש פרסים באירוע',
    },
    prizeMoney: {
      label: 'סכום הפרס בדולרים',
      hint: 'למשל 5000.',
    },
    prizeDescription: {
      label: 'פירוט הפרסים',
      hint: 'איך הפרס מתחלק, או מה הפרס אם הוא לא כספי.',
    },
    maxParticipants: {
      label: 'מספר משתתפים מרבי',
    },
    participationFee: {
      label: 'דמי השתתפות',
      hint: 'סכום ומטבע. אם ההשתתפות היא ללא עלות, השאירו ריק.',
    },
    organizerName: {
      label: 'שם הגוף המארגן',
      hint: 'חברה, קהילה, מוסד לימודים או אדם פרטי.',
    },
    organizerEmail: {
      label: 'אימייל של המארגנים',
      hint: 'לכאן נשלח מייל כשהאירוע יפורסם.',
    },
    organizerPhone: {
      label: 'טלפון של המארגנים',
    },
    organizerWebsite: {
      label: 'אתר המארגנים',
    },
    organizerContact: {
      label: 'דרך נוספת ליצור קשר עם המארגנים',
      hint: 'למשל דף LinkedIn או שרת Discord.',
    },
    contactPersonName: {
      label: 'שם ליצירת קשר',
    },
    contactPersonPhone: {
      label: 'טלפון ליצירת קשר',
      hint: 'אם המספר לא ישראלי, הוסיפו קידומת בינלאומית.',
    },
    contactPersonPosition: {
      label: 'תפקיד',
    },
    contactPersonHours: {
      label: 'שעות נוחות לשיחה',
      hint: 'למשל בין 09:00 ל־17:00.',
    },
    requirements: {
      label: 'דרישות להשתתפות',
      hint: 'גיל, ידע קודם, ציוד.',
    },
    additionalNotes: {
      label: 'הערות נוספות',
      hint: 'לעיני צוות האתר בלבד. לא יפורסם.',
    },
    contactForQuestions: {
      label: 'למי פונים בשאלות',
      hint: 'אימייל או טלפון למשתתפים.',
    },
  },
  deadlines: {
    title: 'מועדים אחרונים',
    hint: 'הרשמה, קול קורא, מחיר מוקדם וכדומה, עד עשרה. הם מופיעים גם בדף משלהם.',
    legend: 'מועד {n}',
    kind: 'מה נסגר',
    day: 'היום האחרון',
    time: 'שעה, אם ידועה',
    zone: 'אזור הזמן של המועד',
    zoneHint:
      'אם לא נבחר אזור זמן, השעה היא לפי השעון של האירוע, ויום בלי שעה נמשך עד שהוא מסתיים בכל מקום בעולם (UTC−12).',
    zoneUnchosen: 'לא נבחר',
    anywhere: 'בכל מקום בעולם (UTC−12)',
    url: 'קישור',
    add: 'הוספת מועד',
    more: 'מועדים נוספים',
    remove: 'הסרה',
    removed: 'מועד {n} הוסר.',
    most: 'אלה {n} מועדים, ואי אפשר להוסיף עוד.',
  },
  past: {
    event: 'האירוע הזה כבר היה. אם התאריכים נכונים, אפשר לשלוח אותו: אירועים שהיו נשארים בארכיון.',
    deadline: 'היום הזה כבר עבר. אם הוא נכון, אפשר לשלוח.',
  },
  chooseOption: 'בחירה',
  countryPlaceholder: 'בחירת מדינה',
  characters: '{n} מתוך {max} תווים',
  errors: {
    title: 'כתבו את שם האירוע.',
    eventType: 'בחרו סוג אירוע.',
    description: 'הוסיפו תיאור קצר.',
    startDate: 'בחרו תאריך התחלה.',
    startDateInvalid: 'אין תאריך כזה. בדקו את היום והחודש.',
    endBeforeStart: 'מועד הסיום מוקדם ממועד ההתחלה. בדקו את התאריכים והשעות.',
    time: 'כתבו שעה ודקות, למשל 09:00.',
    organizerEmail: 'כתבו את האימייל של המארגנים.',
    email: 'כתבו אימייל מלא, למשל name@example.com.',
    contactPersonName: 'כתבו שם ליצירת קשר.',
    contactPersonPhone: 'כתבו טלפון ליצירת קשר.',
    url: 'כתבו קישור מלא, למשל https://example.com.',
    prizeMoney: 'כתבו סכום שלם בדולרים, למשל 5000.',
    maxParticipants: 'כתבו מספר שלם.',
    tooLong: { one: 'ארוך מדי בתו אחד.', two: 'ארוך מדי בשני תווים.', other: 'ארוך מדי ב־{n} תווים.' },
  },
  errorCount: { one: 'שדה אחד דורש תיקון', two: 'שני שדות דורשים תיקון', other: '{n} שדות דורשים תיקון' },
  requiredMessage:
    'מלאו את כל שדות החובה (שם האירוע, תאריך התחלה, אימייל של המארגנים, שם וטלפון ליצירת קשר).',
  submit: 'שליחת האירוע',
  submitting: 'שולחים...',
  cancel: 'ביטול',
  close: 'סגירת הטופס',
  discardTitle: 'לסגור בלי לשלוח?',
  discardText: 'הפרטים שמילאתם לא יישמרו.',
  discardConfirm: 'סגירת הטופס',
  discardCancel: 'המשך עריכה',
} satisfies HebrewFor<typeof english>
