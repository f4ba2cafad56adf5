import { isLocale, otherLocale, type Locale } from '@cyberluach/i18n/locales'
import { sql } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
  JSONField,
  PayloadRequest,
} from 'payload'
import { databaseOf } from '../../platform/database/transaction.ts'
import { problem } from '../labels.ts'
import { rejection } from '../errors.ts'
import { otherTextsField } from '../custom-components.ts'

export type OtherTexts = Record<string, string | null>

/**
 * What a document of a collection says in the language that its form is not in: read with the form, saved with it,
 * stored in the `table` of the collection's translations, whose columns are called as the texts are.
 */
export function inOtherLanguage(table: string, names: readonly string[]) {
  const field: JSONField = {
    name: otherTextsField,
    type: 'json',
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    hooks: { afterRead: [(context) => readOthers(table, names, context)] },
  }
  /** Stored in the transaction of the save, after it: Payload writes every language of a document as it was before. */
  const write: CollectionAfterChangeHook = async ({ data, doc, req }) => {
    const [given, locale] = [textsIn(data), otherOf(req)]
    if (!given || !locale) return doc
    const texts = Object.fromEntries(names.map((name) => [name, textOf(given[name])]))
    await writeTexts(table, texts, { id: doc.id, locale, req })
    return { ...doc, [otherTextsField]: texts }
  }
  return { field, write }
}

/** The English title is needed in a Hebrew form, too. */
export const checkOtherTitle: CollectionBeforeValidateHook = ({ data, req }) => {
  const given = textsIn(data)
  if (given && otherOf(req) === 'en' && !textOf(given.title)) throw rejection(problem(req, 'titleNeeded'), 400)
  return data
}

async function writeTexts(
  table: string,
  texts: OtherTexts,
  { id, locale, req }: { id: string; locale: Locale; req: PayloadRequest },
): Promise<void> {
  const columns = sql.join(Object.keys(texts).map(column), sql`, `)
  const values = sql.join(
    Object.values(texts).map((text) => sql`${text}`),
    sql`, `,
  )
  const updates = sql.join(
    Object.keys(texts).map((name) => sql`${column(name)} = excluded.${column(name)}`),
    sql`, `,
  )
  const database = await databaseOf(req)
  await database.execute(sql`
    insert into ${column(table)} (_parent_id, _locale, ${columns})
    values (${id}::uuid, ${locale}::_locales, ${values})
    on conflict (_locale, _parent_id) do update set ${updates}
  `)
}

async function readOthers(
  table: string,
  names: readonly string[],
  { data, findMany, originalDoc, req }: Parameters<FieldHook>[0],
): Promise<OtherTexts | null> {
  const locale = otherOf(req)
  const id: unknown = originalDoc?.id ?? data?.id
  if (findMany || !req.user || !locale || typeof id !== 'string') return null
  const database = await databaseOf(req)
  const { rows } = await database.execute<OtherTexts>(
    sql`select ${sql.join(names.map(column), sql`, `)} from ${column(table)}
      where _parent_id = ${id}::uuid and _locale = ${locale}::_locales`,
  )
  return rows[0] ?? Object.fromEntries(names.map((name) => [name, null]))
}

const column = (name: string) => sql.identifier(name)

function otherOf({ locale }: PayloadRequest): Locale | null {
  return isLocale(locale ?? '') ? otherLocale(locale as Locale) : null
}

/** Null where the form has none, as what an importer or another program sends. */
function textsIn(data: unknown): Record<string, unknown> | null {
  const given = (data as Record<string, unknown> | undefined)?.[otherTextsField]
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
