import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { databaseOf } from '../../platform/database/in-request.ts'
import { readsAs } from './reads-as.ts'

/** Whoever searches the list of texts finds them by what they say on the site, changed or as they are built in. */
export const findAsRead: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' && operation !== 'count') return args
  const { where } = args as { where?: Where }
  return where ? { ...args, where: await translated(where, req) } : args
}

async function translated(where: Where, req: PayloadRequest): Promise<Where> {
  const asked = searchIn(where.or)
  if (asked !== null) {
    const { or: _, ...others } = where
    return { and: [others, { id: { in: await idsOf(asked, req) } }] }
  }
  if (!where.and) return where
  return { ...where, and: await Promise.all(where.and.map((part) => translated(part, req))) }
}

/** What the list's search asks each of its fields for; null of any other condition. */
function searchIn(or: Where[] | undefined): string | null {
  const asked = or?.map((part) => Object.entries(part).map(([name, value]) => [name, likeIn(value)] as const))
  if (!asked?.some(([first]) => first?.[0] === 'builtInEnglish')) return null
  const [text] = asked[0]?.map(([, like]) => like) ?? []
  const isOne = asked.every((part) => part.length === 1 && part[0]?.[1] === text)
  return isOne && typeof text === 'string' ? text : null
}

const likeIn = (value: unknown) => (value as { like?: unknown } | null)?.like

type Row = { id: string; key: string; texts: (string | null)[] }

async function idsOf(asked: string, req: PayloadRequest): Promise<string[]> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<Row>(
    sql`select id, key, json_build_array(en, he, built_in_english, built_in_hebrew) as texts from texts`,
  )
  const key = asked.trim().toLowerCase()
  return rows
    .filter(
      (row) => row.key.toLowerCase().includes(key) || row.texts.some((text) => text && readsAs(text, asked)),
    )
    .map(({ id }) => id)
}
