import { isLanguagesText } from '@cyberluach/core/events/event-languages'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { isEmail } from '@cyberluach/core/text/email-and-phone'
import { isDayKey } from '@cyberluach/core/dates/day-key'
import { longestSlug } from '@cyberluach/core/text/identifiers'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { largestPrize } from '@cyberluach/core/submissions/submission'
import { isWebLink } from '@cyberluach/core/text/links'
import type { PayloadRequest, FieldHook } from 'payload'
import { problem } from './labels.ts'

/** As long as an address can be, by the rules of mail. */
const longestEmail = 254

type Context = { req: PayloadRequest }

/** An address that has to be there. */
export function link(value: unknown, { req }: Context): true | string {
  return (typeof value === 'string' && isWebLink(value)) || problem(req, 'link')
}

export function optionalLink(value: unknown, { req }: Context): true | string {
  return isEmpty(value) || (typeof value === 'string' && isWebLink(value)) || problem(req, 'link')
}

export function optionalEmail(value: unknown, { req }: Context): true | string {
  return (
    isEmpty(value) ||
    (typeof value === 'string' && value.length <= longestEmail && isEmail(value)) ||
    problem(req, 'email')
  )
}

export function optionalCountry(value: unknown, { req }: Context): true | string {
  return isEmpty(value) || (typeof value === 'string' && normaliseCountry(value) === value) || problem(req, 'country')
}

export function optionalLanguages(value: unknown, { req }: Context): true | string {
  return isEmpty(value) || (typeof value === 'string' && isLanguagesText(value)) || problem(req, 'languages')
}

export function wholeDollars(value: unknown, { req }: Context): true | string {
  const isWhole = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestPrize
  return isEmpty(value) || isWhole || problem(req, 'prize')
}

export function day(value: unknown, { req }: Context): true | string {
  return (typeof value === 'string' && isDayKey(value)) || problem(req, 'day')
}

export function optionalDay(value: unknown, context: Context): true | string {
  return isEmpty(value) || day(value, context)
}

export function optionalTimeZone(value: unknown, { req }: Context): true | string {
  return isEmpty(value) || (typeof value === 'string' && isTimeZone(value)) || problem(req, 'timeZone')
}

/** The end of an address: small Latin letters, digits and single dashes. */
export function slug(value: unknown, { req }: Context): true | string {
  const fits = typeof value === 'string' && value.length <= longestSlug && slugForm.test(value)
  return fits || problem(req, 'slugForm')
}

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A title may be missing in Hebrew, where the English one is shown then. */
export function title(value: unknown, { req }: Context): true | string {
  return req.locale === 'he' || !isEmpty(value) || problem(req, 'titleNeeded')
}

/** Any other text that may be missing in Hebrew alone. */
export function englishNeeded(value: unknown, { req }: Context): true | string {
  return req.locale === 'he' || !isEmpty(value) || problem(req, 'englishNeeded')
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Addresses are compared by their letters, not by their case. */
export const lowerCase: FieldHook = ({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)

/** What was emptied in a form is nothing, not a text without letters. */
export const nullWhereEmpty: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() === '' ? null : value
