import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import { formFromRead, readInto, type Filled } from '@cyberluach/core/read-event'
import type { FetchFailure } from '@cyberluach/core/sources'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/submission-form'
import { isWebLink } from '@cyberluach/core/web-link'

/** What became of a link that somebody gave. */
export type LinkNotice =
  | { kind: 'filled'; host: string; count: number }
  | { kind: 'nothing' | 'nothingNew'; host: string }
  | { kind: 'wrongLink' | 'tooMany' | 'unavailable' }
  | { kind: 'failed'; failure: Exclude<FetchFailure, 'noPermission'> }

/** What a form remembers of its link. */
export type LinkReading = {
  link: string
  filled: Filled<EventFormValues> | null
  notice: LinkNotice | null
}

export type FilledForm = { now: EventFormValues; timeZone: string; before: Filled<EventFormValues> | null }

/** Reads a link for the form, and says which fields to set. Whatever goes wrong is a notice, and the form stays. */
export async function readLinkFor(
  { now, timeZone, before }: FilledForm,
  typed: string,
  options: Omit<CallOptions<'POST /api/read-link'>[0], 'body'>,
): Promise<{ set: Partial<EventFormValues>; reading: LinkReading }> {
  const link = typed.trim()
  const kept = (notice: LinkNotice) => ({ set: {}, reading: { link, filled: before, notice } })
  if (!isWebLink(link)) return kept({ kind: 'wrongLink' })
  try {
    const { host, event, failure } = await call('POST /api/read-link', { body: { url: link }, ...options })
    if (failure === 'noPermission') return kept({ kind: 'unavailable' })
    if (failure) return kept({ kind: 'failed', failure })
    if (!event) return kept({ kind: 'nothing', host })
    const initial = { ...emptyEventForm(), timeZone }
    const { set, filled } = readInto(
      { now, initial, before },
      { host, values: formFromRead(event, timeZone) },
    )
    const count = Object.keys(filled.values).length
    const notice: LinkNotice = count > 0 ? { kind: 'filled', host, count } : { kind: 'nothingNew', host }
    return { set, reading: { link, filled, notice } }
  } catch (reason) {
    if (!(reason instanceof CallError)) return kept({ kind: 'unavailable' })
    return kept({
      kind: reason.status === 422 ? 'wrongLink' : reason.status === 429 ? 'tooMany' : 'unavailable',
    })
  }
}

/** What a form without scripts says was filled in; null for anything else. */
export function filledIn(text: string): Filled<EventFormValues> | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || !('host' in value) || !('values' in value)) return null
  const { host, values } = value
  if (typeof host !== 'string' || typeof values !== 'object' || values === null) return null
  const empty: Record<string, unknown> = emptyEventForm()
  const known = Object.entries(values).filter(([name, one]) => typeof one === typeof empty[name])
  return { host: host.slice(0, 300), values: Object.fromEntries(known) as Partial<EventFormValues> }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
