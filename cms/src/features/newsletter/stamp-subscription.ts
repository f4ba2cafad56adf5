import type { CollectionBeforeChangeHook } from 'payload'

/** Whoever is taken on or off the list in the panel has the moment of it stored, as if they had done it themselves. */
export const stampSubscription: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (data.subscribed === undefined) return data
  const was: unknown = operation === 'create' ? null : originalDoc?.subscribed
  if (data.subscribed === was) return data
  const isNew = operation === 'create'
  const now = new Date()
  if (data.subscribed === false) {
    return { ...data, unsubscribedAt: (isNew && data.unsubscribedAt) || now }
  }
  return { ...data, subscribedAt: (isNew && data.subscribedAt) || now, unsubscribedAt: null }
}
