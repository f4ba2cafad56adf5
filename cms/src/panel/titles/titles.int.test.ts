import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../testing/staff.ts'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { languageToOpen, translatedDocument } from './titles.ts'

let api: TestApi
let token: string
let userId: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await signedIn(api, 'editor', 'writes-both')
  const { rows } = await api.services.pool.query(`select id from users where username = 'writes-both'`)
  userId = String(rows[0].id)
})
afterAll(() => api.stop())

async function post(titles: { en?: string; he?: string }): Promise<{ slug: string; id: string }> {
  const { doc } = (await sendToPanel(api, 'POST', '/posts?draft=true', {}, { token })).body
  const id = String(doc?.id)
  for (const [locale, title] of Object.entries(titles))
    await sendToPanel(api, 'PATCH', `/posts/${id}?draft=true&locale=${locale}`, { title }, { token })
  return { slug: 'posts', id }
}

test('a form begins in the panel’s language, or in the one that the post is written in; a new one as Payload has it', async () => {
  const both = await post({ en: 'Flags', he: 'דגלים' })
  const hebrew = await post({ he: 'דגלים בלבד' })
  expect(await languageToOpen(hebrew, 'en', userId)).toBe('he')
  expect(await languageToOpen(both, 'he', userId)).toBe('he')
  expect(await languageToOpen(both, 'en', userId)).toBeNull()
  expect(await languageToOpen(await post({}), 'he', userId)).toBeNull()
  const value = { value: 'he' }
  await sendToPanel(api, 'POST', '/payload-preferences/locale', value, { token })
  expect(await languageToOpen(both, 'he', userId)).toBeNull()
  expect(await languageToOpen(both, 'en', userId)).toBe('en')
})

test('only a document of one language at a time is asked about', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  expect(translatedDocument(['collections', 'posts', id])).toEqual({ slug: 'posts', id })
  for (const segments of [
    ['collections', 'posts'],
    ['collections', 'posts', 'create'],
    ['collections', 'events', id],
    [],
  ])
    expect(translatedDocument(segments)).toBeNull()
})
