import { isIP } from 'node:net'
import { isEmail } from '@cyberluach/core/email'
import { distinctCharacters, repeatsItself } from '@cyberluach/core/variety'
import { z } from 'zod'

/** What was made at random has more: of 32 hexadecimal digits fewer than 10 differ once in thousands. */
const fewestDifferent = 10

/** A variable that holds a whole number in a range. */
export function wholeNumber(least: number, most: number) {
  const fault = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, fault)
    .transform(Number)
    .refine((number) => number >= least && number <= most, fault)
}

/** A variable that holds a number above 0. */
export function positiveNumber() {
  return z
    .string()
    .transform(Number)
    .refine((number) => Number.isFinite(number) && number > 0, 'must be a number above 0')
}

/** Whether a secret looks as if it was made at random. */
export function isVaried(secret: string): boolean {
  return distinctCharacters(secret) >= fewestDifferent && !repeatsItself(secret)
}

/** Whether a text is an http(s) address without a path. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  )
}

/** Whether a text is the address of a PostgreSQL database. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')
}

/** Whether a text is the address of a mail server. */
export function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** Whether a text is ranges of networks, as `10.0.0.0/8,fd00::/8`. */
export function areNetworks(text: string): boolean {
  return text.split(/[\s,]+/).every((range) => {
    const [address = '', prefix = '', ...more] = range.split('/')
    const bits = isIP(address) === 4 ? 32 : 128
    return isIP(address) > 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && more.length === 0
  })
}

/** Whether a text is an email address, alone or with a name before it. */
export function isSender(text: string): boolean {
  return isEmail(/^[^<>\n]+<([^<>\s]+)>$/.exec(text)?.[1] ?? text)
}

/** Whether a text is https:// addresses with spaces between them. */
export function areLinks(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .every((link) => link.startsWith('https://') && URL.canParse(link))
}
