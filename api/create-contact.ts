import { contactCategories, contactLimits, defaultContactSubject } from '@cyberluach/core/contact-message'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { formHeaders } from './get-proof-question.ts'
import { createdAnswer, jsonBody } from './json.ts'
import { emailText, lineText, localeChoice, optionalLine, requiredText } from './text-schema.ts'

const contactPayload = z
  .strictObject({
    name: lineText(contactLimits.name),
    email: emailText(),
    subject: optionalLine(contactLimits.subject).transform((subject) => subject ?? defaultContactSubject),
    category: z
      .enum(contactCategories, { error: 'choose' })
      .nullish()
      .transform((category) => category ?? 'general'),
    message: requiredText(contactLimits.message),
    locale: localeChoice,
  })
  .openapi('ContactPayload')

export type ContactPayload = z.output<typeof contactPayload>

/** Sends a message to the people of the site. 201 only once it is stored. */
export const createContact = endpoint('POST /api/contact', {
  tags: ['Messages'],
  summary: 'Send a message',
  request: { headers: formHeaders, ...jsonBody(contactPayload) },
  responses: { 201: createdAnswer('Stored'), ...errors(400, 403, 413, 415, 422, 429, 503) },
})
