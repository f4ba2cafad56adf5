import type { HebrewFor } from '../../message.ts'
import type { awaitingApproval as english } from '../en/awaiting-approval.ts'

export const awaitingApproval = {
  badge: 'בבדיקה',
  heading: 'האירוע {title} ממתין לאישור',
  fallbackTitle: 'האירוע שלכם',
  headingFallback: 'האירוע שלכם ממתין לאישור',
  text: 'בדרך כלל הבדיקה נמשכת 24 עד 48 שעות. כשהאירוע יפורסם, נשלח לכם מייל.',
  past: 'אחד התאריכים שכתבתם כבר עבר. אם זאת טעות, אפשר לתקן אותו בקישור שבמייל ששלחנו לכם.',
  submissionId: 'מספר הגשה',
  copyId: 'העתקת מספר ההגשה',
  stepsLabel: 'שלבי הטיפול',
  stepSubmitted: 'נשלח',
  stepReview: 'בבדיקה',
  stepPublished: 'פורסם',
  home: 'חזרה לדף הבית',
  another: 'הגשת אירוע נוסף',
  question: 'יש שאלה על ההגשה?',
  contact: 'כתבו לנו',
} satisfies HebrewFor<typeof english>
