import type { Locale } from '@cyberluach/i18n/locales'
import { panelApi } from '../../../panel/panel-call.ts'

type Words = { language: Locale; failed: string }

/** How many accounts went, and what kept the others, or all, from going. */
export type Removal = { removed: number; fault: string | null }

type Answer = { doc?: object; docs?: object[]; errors?: { message?: string }[] } | null

/** Asks Payload to delete accounts: one by its path, or those of a query. */
export async function askToRemove(
  which: string,
  currentPassword: string,
  { language, failed }: Words,
): Promise<Removal> {
  const response = await fetch(`${panelApi}/users${which}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ currentPassword }),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as Answer
  const removed = answer?.docs?.length ?? (answer?.doc ? 1 : 0)
  const said = answer?.errors?.[0]?.message
  return { removed, fault: response?.ok ? (said ?? null) : (said ?? failed) }
}
