import { isEmail, longestEmail } from '@cyberluach/core/text/email-and-phone'
import {
  cleanLine,
  cleanText,
  hasForbiddenCharacters,
  isFarTooLong,
  isVisible,
} from '@cyberluach/core/text/text-hygiene'
import { z } from '@hono/zod-openapi'
import { isDayKey, isMonthKey } from '@cyberluach/core/dates/day-key'
import { eventDayError } from '@cyberluach/core/events/event-day'
import { isWebLink } from '@cyberluach/core/text/links'

/**
 * A line of text that must show something: NFC, without control or bidi override characters, outer and repeated
 * white space gone. At most `max` code points, else `tooLong`; nothing left is `required`; NUL and lone
 * surrogates are `text`.
 */
export function lineText(max: number) {
  return textOf(cleanLine, max).refine(isVisible, { error: 'required' }).openapi({ minLength: 1, maxLength: max })
}

/** Like `lineText`, and `null` where nothing is said: absent, `null`, or nothing but white space. */
export function optionalLine(max: number) {
  return textOf(cleanLine, max)
    .openapi({ maxLength: max })
    .nullish()
    .transform((text) => text || null)
}

/** Like `optionalLine`, and absent where the sender leaves the text as it is. */
export function changedLine(max: number) {
  return textOf(cleanLine, max)
    .openapi({ maxLength: max })
    .nullable()
    .transform((text) => text || null)
    .optional()
}

/** Text of several lines (with its line breaks, outer white space gone); `null` where nothing is said. */
export function optionalText(max: number) {
  return textOf((text) => cleanText(text).trim(), max)
    .openapi({ maxLength: max })
    .nullish()
    .transform((text) => text || null)
}

/** Like `optionalText`, and nothing left is `required`. */
export function requiredText(max: number) {
  return textOf((text) => cleanText(text).trim(), max)
    .refine((text) => text !== '', { error: 'required' })
    .openapi({ minLength: 1, maxLength: max })
}

/** A text of a machine, never rejected for its length: cut as `cutAt` does, `null` where it says nothing. */
export function cutText(max: number) {
  return z
    .string({ error: 'text' })
    .nullish()
    .transform((text) => cutAt(max, text ?? '') || null)
}

/** The text, cleaned and cut at `max` UTF-16 units. What stands behind four times as many is not looked at. */
export function cutAt(max: number, text: string): string {
  return cleanText(text.slice(0, 4 * max))
    .slice(0, max)
    .toWellFormed()
    .trim()
}

/** A text as it came; NUL and lone surrogates, which no database column can carry, are `text`. */
export function carriedText(error: Parameters<typeof z.string>[0] = { error: 'text' }) {
  return z.string(error).refine((text) => !hasForbiddenCharacters(text), { error: 'text', abort: true })
}

/** The language that the answer to a text should be in; absent where the sender does not say. */
export const localeChoice = z.enum(['en', 'he'], { error: 'choose' }).optional()

/** Like `emailText`, and `null` where nothing is said. */
export function optionalEmail() {
  return textOf((text) => cleanText(text).trim(), longestEmail)
    .refine((text) => text === '' || isEmail(text), { error: 'email' })
    .openapi({ format: 'email', maxLength: longestEmail })
    .nullish()
    .transform((text) => text || null)
}

/** An e-mail address, required, at most 254 characters; anything else is `email`. */
export function emailText() {
  return textOf((text) => cleanText(text).trim(), longestEmail)
    .refine((text) => text !== '', { error: 'required', abort: true })
    .refine(isEmail, { error: 'email' })
    .openapi({ format: 'email', maxLength: longestEmail })
}

/** A carried text, cleaned; at most `max` code points, else `tooLong`, of which the longest is rejected before cleaning. */
export function textOf(
  clean: (text: string) => string,
  max: number,
  error: Parameters<typeof z.string>[0] = { error: missingOr('text') },
) {
  const tooLong = { error: 'tooLong', abort: true, params: { n: max } }
  return carriedText(error)
    .refine((text) => !isFarTooLong(text, max), tooLong)
    .overwrite(clean)
    .refine((text) => codePoints(text) <= max, tooLong)
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The error of a value that is absent (`required`) or of the wrong type (the given code). */
export function missingOr(code: 'text' | 'choose' | 'date' | 'url' | 'integer' | 'notAllowed') {
  return (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? 'required' : code)
}

const instant = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** Whether a text is ISO 8601 with an offset, names a real day, and lies in the years 2000 to 2100. */
export function isInstant(text: string): boolean {
  return instant.test(text) && eventDayError(text.slice(0, 10)) === null
}

/** A moment with its offset; anything else, also `2026-02-30`, is `date`, a year before 2000 or after 2100 `years`. */
export const instantText = z
  .string({ error: missingOr('date') })
  .refine((text) => instant.test(text) && isDayKey(text.slice(0, 10)), { error: 'date', abort: true })
  .refine(isInstant, { error: 'years' })
  .openapi({ format: 'date-time', example: '2026-12-03T09:00:00+02:00' })

/** A moment that is answered: ISO 8601 in UTC. */
export const moment = z.string().openapi({ format: 'date-time' })

/** A day in the site's time zone, `YYYY-MM-DD`; a day that does not exist is `date`. */
export const dayText = z
  .string({ error: missingOr('date') })
  .refine(isDayKey, { error: 'date' })
  .openapi({ format: 'date', example: '2026-12-03' })

/** A month as `2026-12`. */
export const monthText = z
  .string({ error: missingOr('date') })
  .refine(isMonthKey, { error: 'date' })
  .openapi({ format: 'year-month', example: '2026-12' })

/**
 * A web address of at most `max` code points, `null` where nothing is said; every other scheme is `url`. An address
 * of our own that is `alsoTaken` is taken too.
 */
export function optionalLink(max: number, alsoTaken: (text: string) => boolean = () => false) {
  return linkOrNothing(max, alsoTaken)
    .nullish()
    .transform((text) => text || null)
}

/** Like `optionalLink`, and absent where the sender leaves the link as it is. */
export function changedLink(max: number) {
  return linkOrNothing(max, () => false)
    .nullable()
    .transform((text) => text || null)
    .optional()
}

function linkOrNothing(max: number, alsoTaken: (text: string) => boolean) {
  return textOf((text) => cleanText(text).trim(), max, { error: 'url' })
    .refine((text) => alsoTaken(text) || text === '' || isWebLink(text), { error: 'url' })
    .openapi({ format: 'uri', maxLength: max })
}
