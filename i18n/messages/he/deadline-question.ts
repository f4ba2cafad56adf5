import type { HebrewFor } from '../../message.ts'
import type { deadlineQuestion as english } from '../en/deadline-question.ts'

export const deadlineQuestion = {
  title: 'המועד הוארך?',
  description: 'האם המועד האחרון הוארך.',
  text: 'המועד האחרון ({kind}) לאירוע {title}: {date}.',
  day: 'הוארך עד',
  extend: 'המועד הוארך',
  notExtended: 'המועד לא הוארך',
  extendedTitle: 'תודה, הלוח מציג את המועד החדש',
  extendedText: 'המועד האחרון הוא עכשיו {date}. מי שעוקבים אחריו ביומן יראו את המועד החדש.',
  notExtendedTitle: 'תודה, המועד נשאר כפי שהוא',
  notExtendedText: 'המועד האחרון הוא {date}.',
  changedTitle: 'באירוע כבר מופיע מועד אחר',
  changedText: 'המועד השתנה מאז שהמייל נשלח, ולכן כבר אין צורך לענות.',
  eventLink: 'לדף האירוע',
  expiredTitle: 'תוקף הקישור פג',
  expiredText: 'המועד עבר לפני זמן מה. אם התאריך שגוי, כתבו לנו.',
  unavailableTitle: 'אי אפשר להציג את הדף כרגע',
  failed: 'שום דבר לא השתנה',
  errors: {
    required: 'בחרו את היום האחרון החדש.',
    date: 'התאריך הזה לא קיים. בדקו את היום והחודש.',
    notLater: 'בחרו יום מאוחר מהמועד שפורסם עד עכשיו.',
    deadlineAfterEvent: 'התאריך מאוחר מסוף האירוע. בדקו אותו.',
  },
  mail: {
    subject: 'המועד הוארך? {kind}, {title}',
    heading: 'המועד הוארך?',
    text: 'המועד האחרון ({kind}) לאירוע {title}: {date}.',
    button: 'מענה בצעד אחד',
    ignore: 'אם שום דבר לא משתנה, אין צורך לעשות דבר.',
    staffFooter: 'השאלה הגיעה אליכם כי האירוע לא נשלח בידי גוף מארגן, ואתם מנהלים את הלוח.',
  },
} satisfies HebrewFor<typeof english>
