import type { Kind, State } from './kinds.ts'
import type { PendingText } from './pending.ts'

/** Where somebody was in the list of what waits: the form keeps it, to go on from there and back. */
export type Place = { kind: Kind; state: State | null; page?: number }

/** The form that a text is edited in, in Hebrew and at its field; a text of the site has both languages in one. */
export function formAddress(
  { kind, state, page = 1 }: Place,
  { id, field, element }: Pick<PendingText, 'id' | 'field' | 'element'>,
): string {
  const query = new URLSearchParams(kind === 'texts' ? {} : { locale: 'he' })
  query.set('waiting', state ?? 'all')
  query.set('text', field)
  if (page > 1) query.set('page', String(page))
  return `/admin/collections/${kind}/${id}?${query.toString()}#${element}`
}

export function listAddress({ kind, state, page = 1 }: Place): string {
  const query = new URLSearchParams({ kind })
  if (state) query.set('state', state)
  if (page > 1) query.set('page', String(page))
  return `/admin/translations?${query.toString()}`
}
