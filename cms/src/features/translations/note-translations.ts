import { sql, type SQL } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { databaseOf } from '../../platform/database/in-request.ts'
import { hashOf, pairsOf, type Subject } from './pairs.ts'

type Hooks = {
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
}

/**
 * Remembers for which English text a Hebrew one was written, in the transaction of the change. The texts are compared
 * as the database holds them, so that it does not matter who changed them, in which language of the form, and how.
 */
export function notesOn(subject: Subject): Hooks {
  return {
    beforeChange: async ({ data, originalDoc, operation, req }) => {
      if (operation === 'update') await noteBefore(req, subject, String(originalDoc.id))
      return data
    },
    afterChange: async ({ doc, req }) => noteAfter(req, subject, String(doc.id)),
    afterDelete: async ({ id, req }) => {
      const database = await databaseOf(req)
      await database.execute(
        sql`delete from translation_marks where subject = ${subject} and subject_id = ${id}::uuid`,
      )
    },
  }
}

/** Notes that the Hebrew texts of these, which are new, were written for the English ones that they have. */
export async function noteNewTranslations(
  client: PoolClient,
  subject: Subject,
  ids: readonly string[],
): Promise<void> {
  await noteHebrew(drizzle({ client }), subject, textsOf(subject, ids))
}

/** What was translated before anybody took notes was translated from what stands there until this change. */
async function noteBefore(req: PayloadRequest, subject: Subject, id: string): Promise<void> {
  await (
    await databaseOf(req)
  ).execute(sql`
    insert into translation_marks (subject, subject_id, field, english_hash, hebrew_hash)
    select ${subject}, id, field, english_hash, hebrew_hash from (${textsOf(subject, [id])}) as text
    where coalesce(hebrew, '') <> ''
    on conflict do nothing
  `)
}

/** A Hebrew text that is another than before was written for the English one of now; one that is gone, for none. */
async function noteAfter(req: PayloadRequest, subject: Subject, id: string): Promise<void> {
  const database = await databaseOf(req)
  const texts = textsOf(subject, [id])
  await database.execute(sql`
    delete from translation_marks m using (${texts}) as text
    where m.subject = ${subject} and m.subject_id = text.id and m.field = text.field
      and m.hebrew_hash <> text.hebrew_hash and coalesce(text.hebrew, '') = ''
  `)
  await noteHebrew(database, subject, texts)
}

async function noteHebrew(
  database: Pick<NodePgDatabase, 'execute'>,
  subject: Subject,
  texts: SQL,
): Promise<void> {
  await database.execute(sql`
    insert into translation_marks (subject, subject_id, field, english_hash, hebrew_hash)
    select ${subject}, id, field, english_hash, hebrew_hash from (${texts}) as text
    where coalesce(hebrew, '') <> ''
    on conflict (subject, subject_id, field) do update
      set english_hash = excluded.english_hash, hebrew_hash = excluded.hebrew_hash
      where translation_marks.hebrew_hash <> excluded.hebrew_hash
  `)
}

function textsOf(subject: Subject, ids: readonly string[]): SQL {
  return sql`
    select pair.*, ${hashOf(sql`english`)} as english_hash, ${hashOf(sql`hebrew`)} as hebrew_hash
    from (${pairsOf(subject)}) as pair where pair.id = any(${sql.param(ids)}::uuid[])
  `
}
