import { call, type CallOptions } from '@cyberluach/api/client'
import { isWebLink, wholeLink } from '@cyberluach/core/text/links'
import { emailIssues, type FormRules, missing, textOf } from './form-rules.ts'

export type OfferValues = { address: string; organizer: string; email: string; note: string }

/** The fields that the message about missing ones means. */
export const offerNamed = ['address', 'organizer'] as const

type Body = NonNullable<CallOptions<'POST /api/calendar-offers'>[0]>['body']

/** Offering the address of a calendar: what `webcal:` and a missing `https://` mean is understood. */
export const calendarOfferForm: FormRules<OfferValues, Body> = {
  valuesOf: (data) => ({
    address: textOf(data, 'address').trim(),
    organizer: textOf(data, 'organizer'),
    email: textOf(data, 'email').trim(),
    note: textOf(data, 'note'),
  }),
  issuesOf: (values) => [
    ...missing(values, [...offerNamed]),
    ...(values.address === '' || isWebLink(linkOf(values.address)) ? [] : [{ path: 'address', code: 'url' as const }]),
    ...emailIssues(values.email),
  ],
  bodyOf: ({ address, organizer, email, note }, { locale }) => ({
    address: linkOf(address),
    organizer,
    ...(email && { email }),
    ...(note.trim() && { note }),
    locale,
  }),
  proof: 'calendar',
  send: (body, options) => call('POST /api/calendar-offers', { body, ...options }),
}

const linkOf = (address: string) => wholeLink(address.replace(/^webcals?:/i, 'https:'))
