import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  const { payload } = api.services
  const data = {
    title: 'Berlin Packet Night',
    eventType: 'ctf' as const,
    allDay: true,
    startDay: '2027-01-10',
    isOnline: false,
    isSample: false,
    state: 'scheduled' as const,
    endDay: '2027-01-10',
  }
  const { id } = await payload.create({ collection: 'events', data })
  await payload.update({ collection: 'events', id, locale: 'he', data: { title: 'ליל החבילות' } })
  await payload.create({ collection: 'events', data: { ...data, title: '100% Capture' } })
  const post = await payload.create({ collection: 'posts', draft: true, data: { title: 'Reading a packet' } })
  await payload.update({
    collection: 'posts',
    id: post.id,
    locale: 'he',
    draft: true,
    data: { title: 'קוראים חבילה' },
  })
})
afterAll(() => api.stop())

type Collection = 'events' | 'posts'

/** As the panel's lists ask: in one language, without falling back to the other. */
async function found(collection: Collection, like: string, locale: 'en' | 'he'): Promise<number> {
  const where = { and: [{ or: [{ title: { like } }] }] }
  const asked = { collection, where, locale, fallbackLocale: false, draft: true } as const
  return (await api.services.payload.find(asked)).totalDocs
}

test.each<[Collection, string, number]>([
  ['events', 'berlin', 1],
  ['events', 'חבילות', 1],
  ['events', 'night berlin', 1],
  ['events', '100%', 1],
  ['events', '%', 1],
  ['events', 'nothing like it', 0],
  ['posts', 'packet', 1],
  ['posts', 'חבילה', 1],
])('in %s, %j is found whichever language the panel shows', async (collection, text, count) => {
  expect([await found(collection, text, 'en'), await found(collection, text, 'he')]).toEqual([count, count])
})
