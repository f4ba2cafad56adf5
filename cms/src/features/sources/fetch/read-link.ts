import type { LinkReading } from '@cyberluach/api/submissions'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from '../../../platform/configuration.ts'
import { guardedFetch, type FetchOptions } from '../../../platform/guarded-fetch/guarded-fetch.ts'
import { lookupPublic } from '../../../platform/guarded-fetch/public-address.ts'
import type { Services } from '../../../platform/services.ts'
import { behindWall } from '../../../platform/wall/behind-wall.ts'
import type { PageText } from '../parse/event-in-page.ts'

/** A page is read while somebody waits. */
const limits = { milliseconds: 8_000, bytes: 3 * 1024 * 1024, redirects: 5 }

const eventInPage = behindWall<PageText, ReadEvent | null>(
  join(dirname(fileURLToPath(import.meta.url)), '../parse/event-in-page.ts'),
  'eventInPage',
)

/** What the page at an address says of an event, or why it could not be read. */
export async function readLink(
  url: string,
  { configuration }: Pick<Services, 'configuration'>,
): Promise<LinkReading> {
  const fetched = await guardedFetch(url, {
    ...(configuration.readsPrivateLinks ? { configuration } : onPublicInternet(configuration)),
    lane: 'links',
    accept: 'text/html,application/xhtml+xml',
    limits,
  })
  if (fetched.kind === 'notModified') return { host: hostOf(url), event: null, failure: 'unexpectedAnswer' }
  if (fetched.kind === 'failed') return { host: hostOf(url), event: null, failure: fetched.reason }
  const { text, finalUrl } = fetched
  const { timeZone } = configuration
  const event = await eventInPage('links', { text, now: new Date(), address: finalUrl, timeZone })
  const host = hostOf(finalUrl)
  return typeof event === 'string' ? { host, event: null, failure: event } : { host, event, failure: null }
}

/** What is opened for lists is not for everybody, and who asks for a name inside does not hear that there is one. */
function onPublicInternet(configuration: Configuration): Pick<FetchOptions, 'configuration' | 'lookup'> {
  return { configuration: { ...configuration, fetchPrivate: [] }, lookup: lookupPublic }
}

function hostOf(address: string): string {
  return (URL.parse(address)?.hostname ?? '').replace(/^www\./, '')
}
