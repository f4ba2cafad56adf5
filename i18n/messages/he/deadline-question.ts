import type { HebrewFor } from '../../message.ts'
import type { deadlineQuestion as english } from '../en/deadline-question.ts'

export const deadlineQuestion = {
  title: 'המועד נדחה?',
  description: 'האם המועד האחרון להגשת הרצאות נדחה.',
  text: 'המועד האחרון ({kind}) לאירוע {title}: {date}.',
  day: 'נדחה עד',
  extend: 'המועד נדחה',
  notExtended: 'המועד לא נדחה',
  extendedTitle: 'תודה, הלוח מציג את המועד החדש',
  extendedText: 'המועד האחרון הוא עכשיו {date}. מי שעוקב אחריו ביומן יראה שהוא זז.',
  notExtendedTitle: 'תודה, המועד נשאר כפי שהוא',
  notExtendedText: 'המועד האחרון הוא {date}.',
  changedTitle: 'באירוע כבר מופיע מועד אחר',
  changedText: 'המועד השתנה מאז שהמייל נשלח, ולכן אין כבר על מה לענות.',
  eventLink: 'לדף האירוע',
  expiredTitle: 'תוקף הקישור פג',
  expiredText: 'המועד עבר לפני זמן מה. אם התאריך שגוי, כתבו לנו.',
  unavailableTitle: 'אי אפשר להציג את הדף כרגע',
  failed: 'לא השתנה דבר',
  errors: {
    required: 'בחרו את היום האחרון החדש.',
    date: 'התאריך הזה לא קיים. בדקו את היום והחודש.',
    notLater: 'בחרו יום מאוחר מהמועד שפורסם עד עכשיו.',
    deadlineAfterEvent: 'התאריך מאוחר מסוף האירוע. בדקו אותו.',
  },
  mail: {
    subject: 'המועד נדחה? {kind}, {title}',
    heading: 'המועד נדחה?',
    text: 'המועד האחרון ({kind}) לאירוע {title}: {date}.',
    button: 'מענה בצעד אחד',
    ignore: 'אם שום דבר לא משתנה, אין צורך לעשות דבר.',
    staffFooter: 'השאלה הגיעה אליכם כי האירוע לא נשלח על ידי גוף מארגן, ואתם מנהלים את הלוח.',
  },
} satisfies HebrewFor<typeof english>
