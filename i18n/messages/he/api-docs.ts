import type { HebrewFor } from '../../message.ts'
import type { apiDocs as english } from '../en/api-docs.ts'

export const apiDocs = {
  title: 'תיעוד ה־API',
  intro: 'מה אפשר לקרוא מהלוח ומה אפשר לשלוח אליו דרך ה־API. הדף נוצר אוטומטית ממפרט OpenAPI.',
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
  unavailable: 'התיעוד לא זמין כרגע. נסו שוב בעוד רגע.',
} satisfies HebrewFor<typeof english>
