import { randomUUID } from 'node:crypto'
import { slugOf } from '@cyberluach/core/slug'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'

/** A post without an address gets one from its title. */
export const setPostSlug: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const given = data.slug === undefined ? originalDoc?.slug : data.slug
  if (typeof given === 'string' && given.trim() !== '') return data
  return { ...data, slug: slugOf(String(data.title ?? originalDoc?.title ?? ''), shortId()) }
}

/** What is published without a date is published now. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { _status: status = originalDoc?._status, publishedAt = originalDoc?.publishedAt } = data
  if (status !== 'published' || publishedAt) return data
  return { ...data, publishedAt: new Date().toISOString() }
}

/** Enough of a random id to tell posts apart. */
export function shortId(): string {
  return randomUUID().slice(0, 8)
}
