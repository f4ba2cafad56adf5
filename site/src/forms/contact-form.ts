import { call, type CallOptions } from '@cyberluach/api/client'
import { contactCategories, type ContactCategory } from '@cyberluach/core/messages/contact-message'
import { emailIssues, type FormRules, missing, textOf } from './form-rules.ts'

export type ContactValues = {
  name: string
  email: string
  subject: string
  category: ContactCategory
  message: string
}

/** The fields that the message about missing ones means. */
export const contactNamed = ['name', 'email', 'message'] as const

type Body = NonNullable<CallOptions<'POST /api/contact'>[0]>['body']

/** Writing to the people of the site: name, email and message are needed, all else has a default. */
export const contactForm: FormRules<ContactValues, Body> = {
  valuesOf: (data) => ({
    name: textOf(data, 'name'),
    email: textOf(data, 'email').trim(),
    subject: textOf(data, 'subject'),
    category: categoryOf(textOf(data, 'category')),
    message: textOf(data, 'message'),
  }),
  issuesOf: (values) => [...missing(values, [...contactNamed]), ...emailIssues(values.email)],
  bodyOf: ({ subject, ...values }, { locale }) => ({
    ...values,
    ...(subject.trim() ? { subject } : {}),
    locale,
  }),
  proof: 'contact',
  send: (body, options) => call('POST /api/contact', { body, ...options }),
}

function categoryOf(given: string): ContactCategory {
  return contactCategories.find((category) => category === given) ?? 'general'
}
