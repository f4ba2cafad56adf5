import type { FaqGroup } from '@cyberluach/api/texts'
import { builtInFaq } from '@cyberluach/i18n/built-in-documents'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => api.stop())

async function faq(locale: string): Promise<FaqGroup[]> {
  const answer = await api.request(`/api/faq?locale=${locale}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as FaqGroup[]
}

test.each(['en', 'he'] as const)('a new database answers the built-in questions: %s', async (locale) => {
  const groups = await faq(locale)
  const plain = groups.map(({ title, questions }) => ({
    title: title.text,
    questions: questions.map(({ id, question, answer }) => ({
      id,
      question: question.text,
      answer: answer.text,
    })),
  }))
  expect(plain).toEqual(builtInFaq(locale))
  expect(groups.map(({ id }) => id)).toEqual([
    'general',
    'using-the-platform',
    'events-and-calendar',
    'submitting-events',
    'security-and-privacy',
    'community-and-support',
  ])
})

test('a language that there is not is refused, and none is English', async () => {
  expect((await api.request('/api/faq?locale=fr')).status).toBe(400)
  expect(await (await api.request('/api/faq')).json()).toEqual(await faq('en'))
})

test('a new group comes last, in English where it has no Hebrew, without what nobody answered', async () => {
  const { payload } = api.services
  const entries = [
    { question: 'New?', answer: 'Yes.' },
    { question: 'Open?', answer: ' ' },
  ]
  const data = { title: 'General', entries }
  await expect(payload.create({ collection: 'faq-groups', data })).rejects.toMatchObject({ status: 400 })
  const { id } = await payload.create({
    collection: 'faq-groups',
    data: { ...data, entries: entries.slice(0, 1) },
  })
  await payload.update({ collection: 'faq-groups', id, data: { title: 'חדש' }, locale: 'he' })
  const added = (await faq('he')).at(-1)
  expect(added).toMatchObject({
    id: 'general-2',
    title: { text: 'חדש', locale: 'he' },
    questions: [{ question: { text: 'New?', locale: 'en' }, answer: { text: 'Yes.', locale: 'en' } }],
  })
  await payload.delete({ collection: 'faq-groups', id })
  expect(await faq('he')).toHaveLength(6)
})

test('every change reaches the pages that show texts', async () => {
  const listener = new pg.Client({ connectionString: api.database.url })
  await listener.connect()
  await listener.query('listen site_cache')
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  const { docs } = await api.services.payload.find({ collection: 'faq-groups', limit: 1, sort: '_order' })
  await api.services.payload.update({
    collection: 'faq-groups',
    id: String(docs[0]?.id),
    data: { title: 'כללי מאוד' },
    locale: 'he',
  })
  await expect.poll(() => heard.join()).toContain('"texts"')
  await listener.end()
})

test('who deletes every group has none, and a start brings none back', async () => {
  await api.services.payload.delete({ collection: 'faq-groups', where: {} })
  expect(await faq('en')).toEqual([])
  const { boot } = await import('../../boot/boot.ts')
  await boot()
  expect(await faq('he')).toEqual([])
})
