import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import type { Kind } from './kinds.ts'
import { nextOf } from './endpoints.ts'

let api: TestApi
const ids: string[] = []
const now = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  api = await startApi()
  await api.services.pool.query('delete from events')
  for (const day of ['2027-01-10', '2027-01-11']) {
    const data = {
      title: `Night of ${day}`,
      description: 'Flags',
      eventType: 'ctf' as const,
      allDay: true,
      startDay: day,
      endDay: day,
      isOnline: false,
      isSample: false,
      state: 'scheduled' as const,
    }
    ids.push((await api.services.payload.create({ collection: 'events', data })).id)
  }
})
afterAll(() => api.stop())

async function next(id: string, field: string, kind: Kind = 'events') {
  const found = await nextOf(api.services.pool, { kind, state: null, id, field }, now)
  return found && [found.id, found.field]
}

const translate = (id: string, data: object) =>
  api.services.payload.update({ collection: 'events', id, locale: 'he', data })

test('from text to text, in the order of the list, until none is left', async () => {
  const [first = '', second = ''] = ids
  expect(await next(first, 'title')).toEqual([first, 'description'])
  await translate(first, { title: 'ליל הדגלים' })
  expect(await next(first, 'title')).toEqual([first, 'description'])
  await translate(first, { description: 'דגלים' })
  expect(await next(first, 'description')).toEqual([second, 'title'])
  expect(await next(second, 'description')).toEqual([second, 'title'])
  await translate(second, { title: 'ליל הדגלים', description: 'דגלים' })
  expect(await next(second, 'title')).toBeNull()
})

test('after the last text of the site comes the first that waits', async () => {
  const { rows } = await api.services.pool.query<{ id: string; key: string }>(
    `select id, key from texts where key like 'privacyPolicy.%' order by key`,
  )
  const [last] = rows.slice(-1)
  expect(await next(last?.id ?? '', last?.key ?? '', 'texts')).toEqual([rows[0]?.id, rows[0]?.key])
})

test('the panel gets the address of the next form, in Hebrew and at its field; strangers get none', async () => {
  const token = await signedIn(api, 'translator')
  const ask = (query: string, as = token) => sendToPanel(api, 'GET', `/translations/next?${query}`, null, { token: as })
  const { rows } = await api.services.pool.query<{ id: string; key: string }>(
    `select id, key from texts where key like 'privacyPolicy.%' order by key limit 2`,
  )
  const query = `kind=texts&waiting=missing&id=${rows[0]?.id}&text=${rows[0]?.key}`
  const { body } = await ask(query)
  expect(body).toEqual({
    address: `/admin/collections/texts/${rows[1]?.id}?waiting=missing&text=${rows[1]?.key}#field-he`,
  })
  expect((await ask(query, '')).status).toBe(403)
  expect((await ask('kind=users&waiting=all')).status).toBe(400)
})
