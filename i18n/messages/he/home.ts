import type { HebrewFor } from '../../message.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  heroTitle: 'לוח האירועים של קהילת הסייבר',
  heroText: 'אירועי CTF, כנסים, סדנאות ותחרויות מהארץ ומהעולם.',
  submitButton: 'הגשת אירוע חדש',
  submitDialogTitle: 'הגשת אירוע חדש',
  year: {
    title: 'השנה הקרובה',
    text: { one: 'כל קו הוא אירוע', two: 'כל קו הוא עד שני אירועים', other: 'כל קו הוא עד {n} אירועים' },
  },
  subscribe: {
    button: 'סנכרון ליומן',
    title: 'הלוח ביומן שלכם',
    text: 'בחרו מה תרצו לראות. אירועים חדשים ושינויים מתעדכנים מעצמם.',
    typeLabel: 'סוג אירוע',
    typeAll: 'כל הסוגים',
    placeLabel: 'מקום',
    placeAll: 'בכל מקום',
    onlyLabel: 'רק אירועים',
    searchLabel: 'חיפוש',
    israel: 'בישראל',
    online: 'אונליין',
    app: 'פתיחה באפליקציית היומן',
    google: 'יומן Google',
    outlook: 'Outlook.com',
    office: 'Microsoft 365',
    copy: 'העתקת הקישור',
    copied: 'הקישור הועתק',
    file: 'הורדת הלוח',
    hint: 'בכל תוכנה אחרת הדביקו את הקישור במקום שבו מבקשים כתובת של יומן.',
  },
} satisfies HebrewFor<typeof english>
