import { call, CallError } from '@cyberluach/api/client'
import { cmsUrl } from './site.ts'

const timeoutMs = 3_000

/**
 * Has a visit to the closed page written into the audit log: when and where, and nothing about the person, whose address
 * only counts towards the limit. While the log cannot be written, the server's own log holds it.
 */
export async function reportDeniedVisit(path: string, address: string): Promise<void> {
  try {
    await call('POST /api/denials', {
      base: cmsUrl(),
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (reason) {
    if (reason instanceof CallError && reason.status === 429) return
    // Lines of JSON are read on standard output.
    console.log(JSON.stringify({ level: 'warn', msg: 'the closed page was asked for', path }))
  }
}
