import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { timeZones } from '@cyberluach/core/dates/time-zones'
import type { Locale } from '@cyberluach/i18n/locales'
import { eventFormValuesOf } from '../forms/event-form.ts'
import type { Posted } from '../forms/form-rules.ts'
import { attemptOf, isTrapped, textOf } from '../forms/posted-form.ts'
import { filledIn } from '../forms/filled-form.ts'
import { readLinkFor, type LinkReading } from '../forms/read-link.ts'
import { cmsUrl } from './site.ts'

/** Whether a form that came without scripts asks for its link to be read: by the button, or by Enter in a new form. */
export function asksForLink(data: FormData): boolean {
  if (isTrapped(data)) return false
  return data.get('act') === 'readLink' || (textOf(data, 'readLink') !== '' && textOf(data, 'title') === '')
}

/** The form with what its link says, as it goes back to its visitor. */
export async function receiveLink(
  data: FormData,
  { locale, address, timeZone }: { locale: Locale; address: string; timeZone: string },
): Promise<{ posted: Posted<EventFormValues>; reading: LinkReading }> {
  const now = eventFormValuesOf(data)
  const { set, reading } = await readLinkFor(
    { now, timeZone, zones: timeZones, before: filledIn(textOf(data, 'filled')) },
    textOf(data, 'readLink'),
    {
      base: cmsUrl(),
      headers: { 'x-forwarded-for': address, 'accept-language': locale },
      signal: AbortSignal.timeout(15_000),
    },
  )
  return { posted: { values: { ...now, ...set }, attempt: attemptOf(data), issues: [] }, reading }
}

/** What a form that comes back for another reason still knows of its link. */
export function readingOf(data: FormData | null): LinkReading | undefined {
  if (!data) return undefined
  return { link: textOf(data, 'readLink'), filled: filledIn(textOf(data, 'filled')), notice: null }
}
