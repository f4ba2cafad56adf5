import type { Issue } from '@cyberluach/core/submission'
import type { Locale } from '@cyberluach/i18n/locales'

/** What is known of the moment of sending, beside what the visitor wrote. */
export type Sending = { locale: Locale; now: Date; userAgent: string; referrer: string }

export type SendOptions = { base?: string; headers: Record<string, string>; signal: AbortSignal }

/** A form that the browser sends by its script, or the page's own server without one: the same rules for both. */
export type PlainForm<Values, Body, Answer = unknown> = {
  valuesOf: (data: FormData) => Values
  issuesOf: (values: Values) => Issue[]
  bodyOf: (values: Values, sending: Sending) => Body
  send: (body: Body, options: SendOptions) => Promise<Answer>
}

/** What is missing among the fields that must be filled in. */
export function missing<Values extends Record<string, unknown>>(
  values: Values,
  names: (keyof Values & string)[],
): Issue[] {
  return names
    .filter((name) => String(values[name]).trim() === '')
    .map((path) => ({ path, code: 'required' }))
}
