import type { HebrewFor } from '../../message.ts'
import type { apiDocs as english } from '../en/api-docs.ts'

export const apiDocs = {
  title: 'תיעוד ה־API',
  intro: 'מה תוכנות יכולות לקרוא מהלוח ולשלוח אליו. הכול כאן נוצר מהתיאור של ה־API עצמו.',
  document: 'מסמך OpenAPI',
  contents: 'הקריאות',
  notice: 'התיאורים באנגלית.',
  parameters: 'פרמטרים',
  body: 'גוף הבקשה',
  answers: 'תשובות',
  name: 'שם',
  type: 'סוג',
  meaning: 'משמעות',
  status: 'קוד',
  required: 'חובה',
  needsToken: 'דרוש אסימון גישה',
  unavailable: 'אי אפשר לקרוא את התיעוד כרגע. נסו שוב עוד מעט.',
} satisfies HebrewFor<typeof english>
