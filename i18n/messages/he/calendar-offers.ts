import type { HebrewFor } from '../../translate.ts'
import type * as english from '../en/calendar-offers.ts'

/** The page on which an organizer offers the address of their calendar, and its form. */
export const calendarOffer = {
  title: 'כל האירועים שלנו',
  linkBefore: 'מארגנים אירועים בקביעות?',
  link: 'שלחו לנו את הכתובת של היומן שלכם',
  metaTitle: 'הצעת יומן | סייברלוח',
  metaDescription: 'שלחו לנו את הכתובת של יומן אירועי הסייבר שלכם, ונציג את מה שמופיע בו.',
  mapText: 'למארגנים שהאירועים שלהם נמצאים ביומן',
  intro: 'שולחים פעם אחת את הכתובת של היומן, ומאותו רגע אירועי הסייבר שבו מופיעים בלוח. שינויים מתעדכנים מעצמם.',
  formTitle: 'היומן שלכם',
  address: 'הכתובת של היומן',
  addressHint: 'קובץ יומן (ics), דף עם האירועים שלכם, או הדף שלכם ב־Meetup, ב־Luma ובדומה להם.',
  organizer: 'מארגנים',
  email: 'אימייל',
  emailHint: 'רק כדי לספר לכם מה החלטנו. נמחק אותו כעבור חודש.',
  note: 'מה כדאי שנדע?',
  submit: 'שליחת הכתובת',
  sending: 'שולחים...',
  errors: { address: 'כתבו את הכתובת של היומן.', organizer: 'כתבו מי מארגנים את האירועים.' },
  howTitle: 'מה קורה עכשיו',
  how: [
    'נעבור על היומן, בדרך כלל בתוך 24 עד 48 שעות.',
    'אם הוא מתאים, האירועים שבו יופיעו בלוח עם קישור אליכם.',
    'כל אירוע מקשר לדף שלו. תמונות לא מועתקות.',
  ],
  single: 'רק אירוע אחד?',
  singleLink: 'להגשה בטופס',
  toasts: {
    missing: { title: 'חסרים פרטים', text: 'מלאו את הכתובת ואת שם המארגנים.' },
    failed: { title: 'הכתובת לא נשלחה', text: 'לא הצלחנו לשלוח את הכתובת. נסו שוב.' },
    sent: { title: 'היומן שלכם התקבל', text: 'נעבור עליו, בדרך כלל בתוך 24 עד 48 שעות.' },
  },
} satisfies HebrewFor<typeof english.calendarOffer>

/** The dashboard’s calendars that organizers offer. */
export const dashboardOffers = {
  caption: 'יומנים שמארגנים הציעו',
  loading: 'טוענים יומנים',
  failed: 'טעינת היומנים לא הצליחה',
  columns: { name: 'יומן', sender: 'מארגנים', date: 'התקבל', standing: 'מצב' },
  emptyTitle: 'אין יומנים שממתינים',
  emptyText: 'מארגנים מציעים את היומן שלהם בדף הגשת האירוע.',
  isRead: 'כבר נקרא',
  suspicious: 'חשוד',
  waits: 'ממתין',
  sentBy: 'השולחים',
  noEmail: 'בלי אימייל, ולכן לא תישלח הודעה',
  note: 'הערה',
  kind: 'סוג',
  name: 'שם המקור',
  preview: 'תצוגה מקדימה',
  add: 'הוספה כמקור',
  decline: 'דחייה',
  reason: 'כמה מילים למארגנים',
  reasonHint: 'יישלח במייל.',
  cancel: 'ביטול',
  done: {
    added: 'היומן נוסף כמקור',
    addedText: 'קוראים אותו עכשיו. האירועים שלו ימתינו להחלטה.',
    declined: 'היומן נדחה',
    failed: 'השמירה לא הצליחה',
  },
} satisfies HebrewFor<typeof english.dashboardOffers>
