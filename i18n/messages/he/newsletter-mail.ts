import type { HebrewFor } from '../../message.ts'
import type { newsletterMail as english } from '../en/newsletter-mail.ts'

export const newsletterMail = {
  confirm: {
    subject: 'אישור ההרשמה לעדכונים של סייברלוח',
    preview: 'לחיצה אחת, והעדכונים יתחילו להגיע אליכם.',
    heading: 'זה האימייל שלכם?',
    text: 'הכתובת הזאת נמסרה בסייברלוח לקבלת עדכונים על אירועים בתחום הסייבר. אשרו אותה כדי להתחיל לקבל עדכונים.',
    button: 'אישור ההרשמה',
    until: 'הקישור תקף עד {date}.',
    footer: 'אם לא ביקשתם את זה, אין צורך לעשות דבר. בלי אישור לא נשלח לכם מיילים נוספים.',
  },
  welcome: {
    subject: 'נרשמתם לעדכונים של סייברלוח',
    preview: 'פעם בשבוע: האירועים הקרובים בתחום הסייבר ומה חדש באתר.',
    heading: 'נרשמתם לעדכונים',
    text: 'פעם בשבוע נשלח לכם את האירועים הקרובים בתחום הסייבר ופוסטים חדשים. בלי מיילים אחרים ובלי פרסומות.',
    more: 'לא חייבים לחכות: הכול כבר מופיע בלוח.',
    button: 'ללוח האירועים',
  },
  digest: {
    subject: 'אירועים בתחום הסייבר: {days}',
    subjectOfPosts: 'מה חדש בסייברלוח',
    heading: 'האירועים הקרובים',
    headingOfPosts: 'מה חדש בסייברלוח',
    preview: 'בלוח: {events}',
    previewWithPosts: 'בלוח: {events}. בבלוג: {posts}',
    more: { one: 'ועוד אירוע אחד', two: 'ועוד שני אירועים', other: 'ועוד {n} אירועים' },
    closingHeading: 'נסגר השבוע',
    postsHeading: 'חדש בבלוג',
    posts: { one: 'פוסט חדש אחד', two: 'שני פוסטים חדשים', other: '{n} פוסטים חדשים' },
    until: 'עד {date}',
    button: 'ללוח האירועים',
    zone: 'השעות לפי {zone}.',
    empty: 'אין עדיין מה לשלוח: אף אירוע לא מתחיל בימים האלה, ואין פוסטים חדשים.',
  },
  footer: {
    why: 'המייל נשלח אליכם כי הכתובת הזאת רשומה לעדכונים של סייברלוח.',
    unsubscribe: 'הסרה מהעדכונים',
    privacy: 'מדיניות הפרטיות',
  },
} satisfies HebrewFor<typeof english>
