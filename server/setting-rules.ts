import { isIP } from 'node:net'
import { isEmail } from '@cyberluach/core/text/email-and-phone'
import { distinctCharacters, repeatsItself } from '@cyberluach/core/text/text-hygiene'
import { linksIn } from '@cyberluach/core/text/links'
import { z } from 'zod'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** What was made at random has more: of 32 hexadecimal digits fewer than 10 differ once in thousands. */
const fewestDifferent = 10

/** A variable that holds a whole number in a range. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, error)
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
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
}

/** A variable of which `faultOf` finds nothing wrong; it says what is. */
export function without(errorOf: (text: string) => string | null) {
  return z.string().superRefine((text, context) => {
    const message = errorOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

/**
 * What is wrong with the address of a PostgreSQL database; null where nothing is. A letter of the password that ends the
 * part of the host would lead elsewhere, to a host of another name.
 */
export function databaseUrlError(text: string): string | null {
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

/** So long a name may have two slips in it, or more at its end; one of a few letters resembles too much. */
const lettersForTwo = 10
const lettersForMore = 7
const lettersForOne = 5

/**
 * A line for each variable that is none of the settings and is spelled almost as one: with other capitals or underscores,
 * with a slip or two, with letters that changed places, or with something more at its end. Whoever wrote it counts on it.
 */
export function unknownSettingLines(names: string[], settings: string[]): string[] {
  const known = new Set(settings)
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => resembles(bare(name), bare(setting)))
      return meant ? [`${name} is no setting, and is not heeded: is ${meant} meant?`] : []
    })
}

function bare(name: string): string {
  return name.replaceAll(/[_-]/g, '').toUpperCase()
}

function resembles(name: string, setting: string): boolean {
  if (name === setting) return true
  if (setting.length < lettersForOne) return false
  if (setting.length >= lettersForMore && name.startsWith(setting)) return true
  if (sorted(name) === sorted(setting)) return true
  return slipsBetween(name, setting) <= (setting.length >= lettersForTwo ? 2 : 1)
}

/** The same for all names whose letters changed places. */
function sorted(name: string): string {
  return [...name].toSorted().join('')
}

/** How many letters were left out, added or taken for others (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min((row[place] ?? 0) + (letter === wanted ? 0 : 1), (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex')
const placeOfMarker = 128 * 1024

/**
 * What is wrong with a file of addresses; null where it is readable and ends, as MaxMind's format does, in what the file
 * says about itself.
 */
export function databaseAddressError(path: string): string | null {
  try {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      const end = Buffer.alloc(Math.min(size, placeOfMarker))
      readSync(file, end, 0, end.length, size - end.length)
      return end.includes(marker) ? null : 'must be a file of addresses in MaxMind’s format (.mmdb)'
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code !== 'string') throw error
    return code === 'ENOENT' ? 'names a file that is not there' : `names a file that cannot be read (${code})`
  }
}
