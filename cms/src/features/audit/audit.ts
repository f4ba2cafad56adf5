import type { Pool, PoolClient } from 'pg'
import type {
  PayloadRequest,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { clientOf } from '../../platform/database/transaction.ts'

export const auditActions = [
  'signIn',
  'signInFailed',
  'approve',
  'reject',
  'delete',
  'decisionUndone',
  'export',
  'postCreated',
  'postUpdated',
  'postPublished',
  'postUnpublished',
  'postDeleted',
  'denied',
  'submissionCorrected',
  'submissionEdited',
  'submissionWithdrawn',
  'mailSentAgain',
  'messageAnswered',
  'digestSent',
  'digestPlanned',
  'digestPlanCancelled',
  'dataExported',
  'dataErased',
  'textChanged',
  'samplesRemoved',
  'userCreated',
  'userRenamed',
  'roleChanged',
  'passwordChanged',
  'noticesChanged',
  'userDeleted',
  'factorAdded',
  'factorRenamed',
  'factorRemoved',
  'factorsReset',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'proofFailed',
  'sessionEnded',
  'eventCreated',
  'eventUpdated',
  'eventDeleted',
  'eventsMerged',
  'eventsParted',
  'eventTextsProposed',
  'eventTextsPublished',
  'eventTextsDeclined',
  'eventChangeRequested',
  'eventChangeGranted',
  'eventChangeDeclined',
  'sourceCreated',
  'sourceUpdated',
  'sourceDeleted',
  'sourceSynced',
  'ownListChanged',
  'calendarOfferDecided',
  'proposalDecided',
  'proposalUndone',
  'seriesUnwatched',
  'seriesWatched',
  'subscriberAdded',
  'subscriberUpdated',
  'subscriberDeleted',
  'settingsChanged',
] as const

export type AuditAction = (typeof auditActions)[number]

export type AuditEntry = {
  action: AuditAction
  /** Who did it, by user name; null for strangers. */
  username: string | null
  /** What it was done to: an id, a file's name. Never an address or an e-mail. */
  subject?: string | null
  /** What a reader should know besides, in a few words: a title, a number of rows. */
  details?: string | null
}

/** Writes one line of the audit log, in the caller's transaction, so that deed and line commit together. */
export async function recordAudit(database: Pool | PoolClient, entry: AuditEntry): Promise<void> {
  await recordAudits(database, [entry])
}

export async function recordAudits(database: Pool | PoolClient, entries: readonly AuditEntry[]): Promise<void> {
  await database.query(
    `insert into audit_entries (at, action, username, subject, details)
     select now(), action::enum_audit_entries_action, username, subject, details
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) entry (action, username, subject, details)`,
    [
      entries.map(({ action }) => action),
      entries.map(({ username }) => username),
      entries.map(({ subject = null }) => withoutAddresses(subject)),
      entries.map(({ details = null }) => withoutAddresses(details)),
    ],
  )
}

/** The same deed, done to several things that have a title. */
export function recordOfEach(
  database: Pool | PoolClient,
  deed: Pick<AuditEntry, 'action' | 'username'>,
  things: readonly { id: string; title: string | null }[],
): Promise<void> {
  return recordAudits(
    database,
    things.map(({ id, title }) => ({ ...deed, subject: id, details: title })),
  )
}

/** Like `recordAudit`, from a hook: in the transaction of Payload's own operation. */
export async function recordInRequest(req: PayloadRequest, entry: Omit<AuditEntry, 'username'>): Promise<void> {
  await recordAudit(await clientOf(req), { ...entry, username: req.user?.username ?? null })
}

/**
 * The text without the email addresses in it. The audit log is never changed, so what a visitor could ask to have
 * erased must not get there: a title, too, can name somebody.
 */
export function withoutAddresses(text: string | null): string | null {
  return text?.replace(/[^\s<>()[\],;:"]+(?:@|%40)[^\s<>()[\],;:"]+/gi, '…') ?? null
}

type Document = Record<string, unknown>

type Deeds = Record<'create' | 'update' | 'delete', AuditAction>

/** Written by the system, with each save or the first. */
const notShown = new Set(['id', 'globalType', 'updatedAt', 'createdAt'])

/**
 * Hooks that write down what people do to the documents of a collection: the fields that a change touched, with what
 * those of `shown` are from now on, and the document's name where `nameOf` gives one. What the system does by itself, as
 * the seed, is noted elsewhere.
 */
export function auditOf(
  deeds: Deeds,
  nameOf: (document: Document) => string | null = () => null,
  shown: readonly string[] = [],
) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (!req.user) return
    const changed = operation === 'update' ? changedFields(previousDoc, doc) : []
    if (operation === 'update' && changed.length === 0) return
    const changes = changed.map((name) => (shown.includes(name) ? `${name}: ${String(doc[name])}` : name))
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
  return Object.keys(after).filter((name) => !notShown.has(name) && said(before[name]) !== said(after[name]))
}

/** What is related is filled in for who asked, and an id before. */
function said(value: unknown): string {
  const isRelated = typeof value === 'object' && value !== null && 'id' in value
  return JSON.stringify(isRelated ? value.id : (value ?? null))
}
