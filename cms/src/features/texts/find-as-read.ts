import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { databaseOf } from '../../platform/database/transaction.ts'
import { normalized } from '@cyberluach/core/text/text-hygiene'

/** Whoever searches the list of texts finds them by what they say on the site, changed or as they are built in. */
export const findAsRead: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' && operation !== 'count') return args
  const { where } = args as { where?: Where }
  return where ? { ...args, where: await translated(where, req) } : args
}

async function translated(where: Where, req: PayloadRequest): Promise<Where> {
  const wanted = searchIn(where.or)
  if (wanted !== null) {
    const { or: _, ...others } = where
    return { and: [others, { id: { in: await idsOf(wanted, req) } }] }
  }
  if (!where.and) return where
  return { ...where, and: await Promise.all(where.and.map((part) => translated(part, req))) }
}

/** What the list's search asks each of its fields for; null of any other condition. */
function searchIn(or: Where[] | undefined): string | null {
  const wanted = or?.map((part) => Object.entries(part).map(([name, value]) => [name, likeIn(value)] as const))
  if (!wanted?.some(([first]) => first?.[0] === 'builtInEnglish')) return null
  const [text] = wanted[0]?.map(([, like]) => like) ?? []
  const isOne = wanted.every((part) => part.length === 1 && part[0]?.[1] === text)
  return isOne && typeof text === 'string' ? text : null
}

const likeIn = (value: unknown) => (value as { like?: unknown } | null)?.like

type Row = { id: string; key: string; texts: (string | null)[] }

async function idsOf(wanted: string, req: PayloadRequest): Promise<string[]> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<Row>(
    sql`select id, key, json_build_array(en, he, built_in_english, built_in_hebrew) as texts from texts`,
  )
  const key = wanted.trim().toLowerCase()
  return rows
    .filter((row) => row.key.toLowerCase().includes(key) || row.texts.some((text) => text && readsAs(text, wanted)))
    .map(({ id }) => id)
}

/**
 * Whether somebody who looks for these words, as they were read on the site, may mean this text: whatever the marks,
 * dashes and points are, and with a value where the text has a placeholder.
 */
export function readsAs(text: string, wanted: string): boolean {
  const [known, words] = [folded(text), folded(wanted)]
  if (words === '') return false
  if (words.split(' ').every((word) => known.includes(word))) return true
  return placeholder.test(known) && (isFilledIn(known, words) || isWithoutNumbers(known, words))
}

const placeholder = /\{\w+\}/

/** Fewer letters say too little: every number reads as "{n}". */
const fewestLetters = 4

/** The whole text, with something in each of its places. */
function isFilledIn(known: string, words: string): boolean {
  const parts = known.split(/\{\w+\}/)
  if (parts.join('').replace(/[^\p{L}]/gu, '').length < fewestLetters) return false
  return new RegExp(parts.map(literal).join('.{1,200}?')).test(words)
}

const literal = (part: string) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A part of the text: what is not a word may be a value. */
function isWithoutNumbers(known: string, words: string): boolean {
  const said = words.split(' ').filter((word) => /\p{L}/u.test(word))
  return said.length > 0 && said.every((word) => known.includes(word))
}

function folded(text: string): string {
  return normalized(text, 'NFC')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[’‘‛′׳`]/g, "'")
    .replace(/[“”„″״]/g, '"')
    .replace(/[‐-―־]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
