import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let by: { collection: 'events'; user: object | null; overrideAccess: false }

beforeAll(async () => {
  api = await startApi()
  const { docs } = await api.services.payload.find({
    collection: 'users',
    where: { username: { equals: 'admin' } },
  })
  by = { collection: 'events', user: docs[0] ?? null, overrideAccess: false }
})
afterAll(() => api.stop())

const event = {
  title: 'Night of the flags',
  description: 'One night',
  eventType: 'ctf',
  state: 'scheduled',
  isOnline: true,
  isSample: false,
  allDay: true,
  startDay: '2027-01-10',
  endDay: '2027-01-10',
} as const
const hebrew = { title: 'ליל הדגלים', description: 'לילה אחד' }

const create = (otherTexts?: unknown) =>
  api.services.payload.create({
    ...by,
    locale: 'en',
    data: { ...event, ...(otherTexts ? { otherTexts } : {}) } as never,
  })
const read = (id: string, locale: 'en' | 'he') =>
  api.services.payload.findByID({ ...by, id, locale, fallbackLocale: false })

test('a form saves what it says in both languages, and shows the other one when it is opened', async () => {
  const { id } = await create(hebrew)
  expect(await read(id, 'he')).toMatchObject({ ...hebrew, otherTexts: { title: event.title } })
  expect(await read(id, 'en')).toMatchObject({ title: event.title, otherTexts: hebrew })
  const { payload } = api.services
  const otherTexts = { title: 'Flags at night', description: '' }
  await payload.update({ ...by, id, locale: 'he', data: { title: 'דגלים בלילה', otherTexts } })
  expect(await read(id, 'en')).toMatchObject({ title: 'Flags at night', description: null })
  expect(await read(id, 'he')).toMatchObject({ title: 'דגלים בלילה', description: hebrew.description })
})

test('who sends one language changes that one alone', async () => {
  const { id } = await create(hebrew)
  await api.services.payload.update({ ...by, id, locale: 'en', data: { title: 'Another' } })
  expect(await read(id, 'he')).toMatchObject(hebrew)
})

test('the English title is needed in a Hebrew form as well', async () => {
  const { id } = await create(hebrew)
  const data = { title: 'שם', otherTexts: { title: ' ', description: null } }
  const refused = api.services.payload.update({ ...by, id, locale: 'he', data })
  await expect(refused).rejects.toThrow('כתבו את הכותרת באנגלית.')
  expect(await read(id, 'en')).toMatchObject({ title: event.title })
})

test('a change of the other language alone is told in the audit log', async () => {
  const { id } = await create(hebrew)
  const otherTexts = { ...hebrew, title: 'דגלים' }
  await api.services.payload.update({ ...by, id, locale: 'en', data: { otherTexts } })
  const { rows } = await api.services.pool.query<{ details: string }>(
    `select details from audit_entries where action = 'eventUpdated' and subject = $1`,
    [id],
  )
  expect(rows).toEqual([{ details: `${event.title} · otherTexts` }])
})

test('of a list nobody reads the other language', async () => {
  const { docs } = await api.services.payload.find({ ...by, locale: 'en' })
  expect(docs.map((doc) => doc.otherTexts ?? null)).toEqual(docs.map(() => null))
})

test('a letter to subscribers has its words in both languages', async () => {
  const { payload } = api.services
  const words = { subject: 'We are moving', intro: 'To Haifa.' }
  const given = { subject: ' אנחנו עוברים ', intro: '' }
  const { id } = await payload.create({
    ...by,
    collection: 'digests',
    locale: 'en',
    data: { kind: 'letter', ...words, otherTexts: given } as never,
  })
  const inHebrew = { ...by, collection: 'digests', id, locale: 'he', fallbackLocale: false } as const
  expect(await payload.findByID(inHebrew)).toMatchObject({
    subject: 'אנחנו עוברים',
    intro: null,
    otherTexts: words,
  })
})
