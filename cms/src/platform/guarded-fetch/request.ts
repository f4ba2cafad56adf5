import type { Configuration } from '../configuration.ts'
import type { FetchFailure } from '@cyberluach/core/sources/sources'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction, BlockList } from 'node:net'
import { type Address, type Target, checkedTarget, type Lookup, networks } from './public-address.ts'
import type { Lane } from '../wall/behind-wall.ts'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** What robots.txt knows us by. */
export const product = 'CyberLuach'

/** Who we are, where it is explained, and whom to write to: as every request says it. */
export function userAgent({
  publicUrl,
  siteAddress,
  contactEmail,
  mailFrom,
}: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'contactEmail' | 'mailFrom'>): string {
  const contact = contactEmail ?? /<([^<>\s]+)>$/.exec(mailFrom ?? '')?.[1] ?? mailFrom
  const about = [`+${publicUrl || siteAddress}`, ...(contact ? [contact] : [])].join('; ')
  return `${product}/1.0 (${about.replace(/[^\x20-\x7e]/g, '')})`
}

/** Sends one GET to a checked address; the answer's head, or why there is none. Follows nothing, keeps no connection. */
export async function sendRequest(
  { url, addresses }: Target,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage | FetchFailure> {
  const options: RequestOptions = { agent: false, headers, signal, lookup: pinnedTo(addresses) }
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | FetchFailure>()
  send(url, options)
    .once('response', resolve)
    // "101": Node drops such a connection without a word, and would let us wait for ever.
    .once('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve('unexpectedAnswer')
    })
    .once('close', () => resolve(signal.aborted ? 'tooSlow' : 'unreachable'))
    .on('error', (error) => resolve(failureOf(error, signal)))
    .end()
  return promise
}

/** Why a connection failed, in our words. */
export function failureOf(error: Error, signal: AbortSignal): FetchFailure {
  if (signal.aborted) return 'tooSlow'
  const code = 'code' in error ? String(error.code) : ''
  if (/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)) return 'certificateRefused'
  return code.startsWith('HPE_') ? 'unexpectedAnswer' : 'unreachable'
}

/** The connection goes to the addresses that were checked: the name is not asked for a second time. */
function pinnedTo(addresses: Address[]): LookupFunction {
  return (_name, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}

export type FetchContext = {
  /** Who waits for it. */
  lane: Lane
  allowedPrivate: BlockList
  userAgent: string
  /** Aborted when the time of the whole is over. */
  signal: AbortSignal
  lookup?: Lookup
}

export type Reached = { answer: IncomingMessage; url: URL }

/** Asks an address and what it redirects to, each checked anew before anything is sent there. */
export async function followRedirects(
  address: string,
  context: FetchContext,
  redirects: number,
  send: (target: Target) => Promise<IncomingMessage | FetchFailure>,
): Promise<Reached | FetchFailure> {
  const target = await inTime(checkedTarget(address, context.allowedPrivate, context.lookup), context.signal)
  if (typeof target === 'string') return target
  const answer = await send(target)
  if (typeof answer === 'string') return answer
  const next = redirectOf(answer, target.url)
  if (!next) return { answer, url: target.url }
  answer.destroy()
  if (redirects === 0) return 'tooManyRedirects'
  // Whoever keeps a public list is nobody to be led into the private networks that the operator opened.
  const narrowed = target.isPrivate ? context : { ...context, allowedPrivate: nothingPrivate }
  return followRedirects(next, narrowed, redirects - 1, send)
}

const nothingPrivate = networks([])

export function commonHeaders({ userAgent }: FetchContext): Record<string, string> {
  return { 'user-agent': userAgent, 'accept-encoding': acceptedEncodings }
}

function redirectOf({ statusCode, headers }: IncomingMessage, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode ?? 0) || !headers.location) return null
  return URL.parse(headers.location, from)?.href ?? headers.location
}

/** Names are asked for by the system, which cannot be told to stop. */
function inTime(checking: Promise<Target | FetchFailure>, signal: AbortSignal): Promise<Target | FetchFailure> {
  if (signal.aborted) return Promise.resolve('tooSlow')
  const { promise, resolve } = Promise.withResolvers<FetchFailure>()
  signal.addEventListener('abort', () => resolve('tooSlow'), { once: true })
  return Promise.race([checking, promise])
}

export const acceptedEncodings = 'gzip, br'

/**
 * The bytes of an answer, unpacked. Stops as soon as they, packed or not, are more than the limit; the connection is
 * ended then.
 */
export async function readBody(
  answer: IncomingMessage,
  limit: number,
  signal: AbortSignal,
): Promise<Buffer | FetchFailure> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) return ended(answer, 'tooLarge')
  const unpacked = unpackedOf(answer)
  if (!unpacked) return ended(answer, 'contentUnreadable')
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > limit) return ended(answer, 'tooLarge')
      chunks.push(chunk)
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isPacking = 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR_|ERR_PADDING)/.test(String(error.code))
    return ended(answer, isPacking ? 'contentUnreadable' : failureOf(error, signal))
  }
  return Buffer.concat(chunks)
}

function ended(answer: IncomingMessage, failure: FetchFailure): FetchFailure {
  answer.destroy()
  return failure
}

function unpackedOf(answer: IncomingMessage): Readable | null {
  switch (answer.headers['content-encoding']?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return answer
    case 'gzip':
    case 'x-gzip':
      return through(answer, createGunzip())
    case 'br':
      return through(answer, createBrotliDecompress())
    default:
      return null
  }
}

/** Like `pipe`, and an answer that breaks off breaks what unpacks it. */
function through<Unpacking extends ReturnType<typeof createGunzip>>(
  answer: IncomingMessage,
  unpacking: Unpacking,
): Unpacking {
  answer.once('error', (error) => unpacking.destroy(error))
  return answer.pipe(unpacking)
}

/**
 * The bytes of an answer as text; null where they are none. A byte order mark decides; then what is sound UTF-8 is UTF-8,
 * whatever is declared, also where lines are folded within a letter; then what the header says, then what the document
 * says, then Hebrew without a declaration. Of UTF-8 with few broken bytes the rest is read.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string | null {
  const marked = byteOrderMark(bytes)
  if (marked) return decoded(bytes, marked)
  const declared = [labelIn(contentType ?? ''), labelInDocument(bytes)].filter((label) => label !== null)
  const isSevenBit = declared.find((label) => /^(utf-16|iso-2022)/i.test(label))
  if (isSevenBit) return decoded(bytes, isSevenBit)
  const sound = decoded(bytes, 'utf-8')
  if (sound !== null) return sound
  const octets = Buffer.from(bytes).toString('latin1')
  const unfolded = Buffer.from(octets.replace(/\r?\n[ \t](?=[\x80-\xbf])/g, ''), 'latin1')
  const readings = [
    () => decoded(unfolded, 'utf-8'),
    ...declared.map((label) => () => decoded(bytes, label)),
    () => (looksHebrew(octets) ? decoded(bytes, 'windows-1255') : null),
    () => mostlyDecoded(unfolded),
  ]
  for (const read of readings) {
    const text = read()
    if (text !== null) return text
  }
  return null
}

/** Whether what is no ASCII makes up words as Windows-1255 and ISO-8859-8 write Hebrew, and no letters within others. */
function looksHebrew(octets: string): boolean {
  const words = octets.match(/[\xe0-\xfa]{2,}/g)?.length ?? 0
  const mixed = octets.match(/[a-z][\xe0-\xfa]|[\xe0-\xfa][a-z]/gi)?.length ?? 0
  return words > 10 * mixed
}

/** UTF-8 of which not more than each hundredth letter is broken. */
function mostlyDecoded(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return text.includes('\u0000') || broken * 100 > text.length ? null : text
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch (error) {
    // An encoding that nobody knows, or bytes that it cannot read.
    if (error instanceof RangeError || error instanceof TypeError) return null
    throw error
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return null
}

/** `<meta charset>`, `<meta http-equiv>` and `<?xml encoding?>` stand within the first kilobyte. */
function labelInDocument(bytes: Uint8Array): string | null {
  return labelIn(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))
}

function labelIn(text: string): string | null {
  return /(?:charset|encoding)\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(text)?.[1] ?? null
}
