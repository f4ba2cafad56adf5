import type { Subscriber } from '@cyberluach/api/list-subscribers'
import { conditions, containing, type Conditions } from '../../platform/database/conditions.ts'

export type SubscriberRow = {
  id: string
  full_name: string
  email: string
  subscribed: boolean
  subscribed_at: Date
  unsubscribed_at: Date | null
  locale: Subscriber['locale']
}

export const subscriberColumns =
  's.id, s.full_name, s.email, s.subscribed, s.subscribed_at, s.unsubscribed_at, s.locale'

export const latestFirst = 's.subscribed_at desc, s.id'

type Filter = { q?: string | undefined; status?: 'active' | 'cancelled' | undefined }

/** What a filter means in SQL, about `subscribers s`: the same for the list and for its export. */
export function subscriberConditions({ q, status }: Filter): Conditions {
  return conditions([
    // Who has not confirmed yet is on the list no more than who never asked.
    ['(s.subscribed or s.unsubscribed_at is not null) = ?', true],
    ['s.subscribed = ?', status && status === 'active'],
    ['(s.full_name ilike ? or s.email ilike ?)', containing(q)],
  ])
}

export function subscriberOf(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    subscribed: row.subscribed,
    subscribedAt: row.subscribed_at.toISOString(),
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
    locale: row.locale,
  }
}
