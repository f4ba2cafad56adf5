import type { FetchFailure } from '@cyberluach/core/sources'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Address, Target } from './target.ts'

/** Sends one GET to a checked address; the answer's head, or why there is none. Follows nothing, keeps no connection. */
export async function ask(
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
