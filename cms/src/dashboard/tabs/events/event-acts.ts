import type { StateChange, ManagedEvent } from '@cyberluach/api/managed-events'

/** What an event is to become. */
export type Asked = StateChange['state']

/** What can be made of an event that stands so. */
export function actsFor(state: ManagedEvent['state']): Asked[] {
  if (state === 'cancelled') return ['scheduled']
  if (state === 'postponed') return ['moved', 'cancelled', 'scheduled']
  return ['moved', 'postponed', 'cancelled', ...(state === 'moved' ? (['scheduled'] as const) : [])]
}
