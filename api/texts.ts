import { z } from '@hono/zod-openapi'
import { endpoint, jsonAnswer } from './endpoint.ts'
import { errors } from './errors.ts'

const changed = z.record(z.string(), z.string()).openapi({ example: { 'home.heroTitle': 'A calendar' } })

const textsSchema = z.object({ en: changed, he: changed }).openapi('Texts')

/** The changed texts of both languages, by key. */
export type ChangedTexts = z.infer<typeof textsSchema>

/** The texts that people put in place of the built-in ones; a key that is absent stands as it is built in. */
export const getTexts = endpoint('GET /api/texts', {
  tags: ['Texts'],
  summary: 'The texts of the site that were changed, by key',
  responses: { 200: jsonAnswer(textsSchema, 'The changed texts'), ...errors(429, 503) },
})

const locale = z.enum(['en', 'he'])

const faqTextSchema = z
  .object({ text: z.string(), locale: locale.openapi({ description: 'The language that the text is in' }) })
  .openapi('FaqText')

const faqGroupSchema = z
  .object({
    id: z.string().openapi({ description: 'Names the group on its page, as in /faq#general' }),
    title: faqTextSchema,
    questions: z.array(z.object({ id: z.string(), question: faqTextSchema, answer: faqTextSchema })),
  })
  .openapi('FaqGroup')

/** A text of the questions, with its language. */
export type FaqText = z.infer<typeof faqTextSchema>

/** A group of questions, in the order of its page. */
export type FaqGroup = z.infer<typeof faqGroupSchema>

/** The frequently asked questions by group, in their order. What lacks a text in the language comes in the other. */
export const getFaq = endpoint('GET /api/faq', {
  tags: ['Texts'],
  summary: 'The frequently asked questions',
  request: { query: z.object({ locale: locale.default('en') }) },
  responses: { 200: jsonAnswer(z.array(faqGroupSchema), 'The groups'), ...errors(400, 429, 503) },
})
