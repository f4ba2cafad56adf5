import { call, CallError, type Answer, type CallOptions } from '@cyberluach/api/client'
import { missing, type FormRules, textOf } from './form-rules.ts'

/** `from` is the page that the form stood on, to come back to. */
export type NewsletterValues = { fullName: string; email: string; from: string }

type Body = NonNullable<CallOptions<'POST /api/newsletter/subscribe'>[0]>['body']

/** Subscribing to the updates: a name, and an address with an @; the server looks at the address more closely. */
export const newsletterForm: FormRules<NewsletterValues, Body, Answer<'POST /api/newsletter/subscribe'>> = {
  valuesOf: (data) => ({
    fullName: textOf(data, 'fullName').trim(),
    email: textOf(data, 'email').trim(),
    from: ownPath(textOf(data, 'from')),
  }),
  issuesOf: (values) => {
    const issues = missing(values, ['fullName', 'email'])
    const isWrong = values.email !== '' && !values.email.includes('@')
    return isWrong ? [...issues, { path: 'email', code: 'email' }] : issues
  },
  bodyOf: ({ fullName, email }, { locale }) => ({ fullName, email, locale }),
  proof: 'newsletter',
  send: (body, options) => call('POST /api/newsletter/subscribe', { body, ...options }),
}

export type NewsletterProblem = 'missing' | 'invalidEmail' | 'duplicate' | 'failed'

/** Which message tells of these issues. */
export function problemOf(issues: { code: string }[]): NewsletterProblem {
  return issues.some(({ code }) => code === 'required') ? 'missing' : 'invalidEmail'
}

/** Which message tells of a failure: the server's words say when an address is subscribed already. */
export function problemOfFailure(reason: unknown): NewsletterProblem {
  if (!(reason instanceof CallError)) return 'failed'
  if (reason.issues.length > 0) return problemOf(reason.issues)
  return reason.status === 409 || /duplicate key|already exists/i.test(reason.message) ? 'duplicate' : 'failed'
}

/** A path of this site with its query; the start of the site for anything that leads elsewhere. */
export function ownPath(given: string): string {
  const base = 'http://own.invalid'
  const url = URL.parse(given, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}
