import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import { picturesIn, type Picture } from './html/pictures.ts'

type PictureSearch = {
  /** What the editor stored: the pictures that stand in it, by their ids. */
  states?: readonly unknown[]
  /** What the form sent: the pictures that it calls by their names. */
  texts?: readonly string[]
}

type Row = Omit<Picture, 'alt'> & { alt: Partial<Record<Locale, string | null>> | null }

/** The uploaded pictures that stand in these texts, as far as there are any; nothing is asked where there are none. */
export async function readPictures(
  database: Pool | PoolClient,
  { states = [], texts = [] }: PictureSearch,
): Promise<Picture[]> {
  const ids = [...new Set(states.flatMap(idsIn))]
  const names = [...new Set(texts.flatMap(namesIn))]
  if (ids.length + names.length === 0) return []
  const { rows } = await database.query<Row>(`${picturesWhere} m.id = any($1::uuid[]) or m.filename = any($2)`, [
    ids,
    names,
  ])
  return rows.map(pictureOf)
}

const picturesWhere = `select m.id, m.filename as name, m.width, m.height,
    (select json_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id) as alt
  from media m where`

function pictureOf({ alt, ...row }: Row): Picture {
  return { ...row, alt: { en: alt?.en ?? null, he: alt?.he ?? null } }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function idsIn(state: unknown): string[] {
  return picturesIn(state)
    .map(({ value }) => value)
    .filter((value) => uuid.test(value))
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/\/media\/([a-z0-9-]{1,100}\.webp)/g)].map(([, name = '']) => name)
}
