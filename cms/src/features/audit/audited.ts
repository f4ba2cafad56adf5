import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import type { AuditAction } from './audit-actions.ts'
import { recordInRequest } from './record-in-request.ts'

type Document = Record<string, unknown>

type Deeds = Record<'create' | 'update' | 'delete', AuditAction>

/** Written by the system, with each save or the first. */
const notTold = new Set(['id', 'globalType', 'updatedAt', 'createdAt'])

/**
 * Hooks that write down what people do to the documents of a collection: the fields that a change touched, with what
 * those of `told` are from now on, and the document's name where `nameOf` gives one. What the system does by itself, as
 * the seed, is told elsewhere.
 */
export function auditOf(
  deeds: Deeds,
  nameOf: (document: Document) => string | null = () => null,
  told: readonly string[] = [],
) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (!req.user) return
    const changed = operation === 'update' ? changedFields(previousDoc, doc) : []
    if (operation === 'update' && changed.length === 0) return
    const changes = changed.map((name) => (told.includes(name) ? `${name}: ${String(doc[name])}` : name))
    const details = [nameOf(doc), changes.join(', ')].filter(Boolean).join(' · ') || null
    await recordInRequest(req, { action: deeds[operation], subject: String(doc.id), details })
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    if (!req.user) return
    await recordInRequest(req, { action: deeds.delete, subject: String(doc.id), details: nameOf(doc) })
  }
  return { afterChange, afterDelete }
}

/** The same for settings, of which there is one document: what each one that changed is from now on. */
export const auditSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  if (!req.user) return
  const changed = changedFields(previousDoc, doc).map((name) => `${name}: ${String(doc[name])}`)
  if (changed.length === 0) return
  await recordInRequest(req, { action: 'settingsChanged', subject: global.slug, details: changed.join(', ') })
}

function changedFields(before: Document, after: Document): string[] {
  return Object.keys(after).filter((name) => !notTold.has(name) && said(before[name]) !== said(after[name]))
}

/** What is related is filled in for who asked, and an id before. */
function said(value: unknown): string {
  const isRelated = typeof value === 'object' && value !== null && 'id' in value
  return JSON.stringify(isRelated ? value.id : (value ?? null))
}
