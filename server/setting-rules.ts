import { isIP } from 'node:net'
import { isEmail } from '@cyberluach/core/text/email-and-phone'
import { distinctCharacters, repeatsItself } from '@cyberluach/core/text/text-hygiene'
import { linksIn } from '@cyberluach/core/text/links'
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

/** A variable of which `faultOf` finds nothing wrong; it says what is. */
export function without(faultOf: (text: string) => string | null) {
  return z.string().superRefine((text, context) => {
    const message = faultOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

/**
 * What is wrong with the address of a PostgreSQL database; null where nothing is. A letter of the password that ends the
 * part of the host would lead elsewhere, to a host of another name.
 */
export function databaseUrlFault(text: string): string | null {
  const [, host, path] = /^postgres(?:ql)?:\/\/([^/?#]*)([^?#]*)/.exec(text) ?? []
  if (host === undefined) return 'must be a postgres:// address'
  const url = URL.parse(text)
  if (url && !path?.includes('@')) return null
  return text.includes('@')
    ? 'must be a postgres:// address: in its password, @ : / ? # and % are written as %40 %3A %2F %3F %23 and %25'
    : 'must be a postgres:// address'
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

/** Whether a text is https:// addresses with spaces or commas between them. */
export function areLinks(text: string): boolean {
  return linksIn(text).every((link) => link.startsWith('https://') && URL.canParse(link))
}

/** Whether a text names people to write to: addresses of email or of pages, with commas or spaces between them. */
export function areContacts(text: string): boolean {
  const contacts = text.split(/[\s,]+/).filter(Boolean)
  return contacts.every((contact) => isEmail(contact) || URL.parse(contact)?.protocol === 'https:')
}
