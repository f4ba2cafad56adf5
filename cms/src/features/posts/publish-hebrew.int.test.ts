import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { countAwaitingPublication, readAwaitingPublication } from './publish-hebrew.ts'

let api: TestApi
let translator: string
let editor: string
let post: string

const facts = { slug: 'the-post', author: 'Noa', tags: ['one'], publishedAt: '2026-11-01T10:00:00.000Z' }

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  translator = await signedIn(api, 'translator')
  editor = await signedIn(api, 'editor')
})
afterAll(() => api.stop())

beforeEach(async () => {
  await api.services.payload.delete({ collection: 'posts', where: {} })
  const data = { title: 'The post', _status: 'published' as const, ...facts }
  post = (await api.services.payload.create({ collection: 'posts', data })).id
})

const save = async (token: string, locale: 'en' | 'he', data: object, query = '') => {
  const answer = await sendToPanel(api, 'PATCH', `/posts/${post}?locale=${locale}&draft=true${query}`, data, {
    token,
  })
  expect(answer.status).toBe(200)
}
const publish = async (token = editor, id = post) =>
  (await sendToPanel(api, 'POST', `/posts/${id}/publish-hebrew`, {}, { token })).status
const titles = async () =>
  (await readAwaitingPublication(api.services.pool)).map(({ title, hebrewTitle }) => [title, hebrewTitle])
const read = (locale: 'en' | 'he', draft = false) =>
  api.services.payload.findByID({ collection: 'posts', id: post, locale, draft, fallbackLocale: false })

test('the Hebrew of a published post waits for an editor, who publishes it alone', async () => {
  expect(await titles()).toEqual([])
  await save(translator, 'he', { title: 'הפוסט', excerpt: 'תקציר' })
  expect(await titles()).toEqual([['The post', 'הפוסט']])
  expect(await countAwaitingPublication(api.services.pool)).toBe(1)
  expect((await read('he')).title ?? null).toBeNull()

  expect(await publish()).toBe(200)
  expect(await read('he')).toMatchObject({ title: 'הפוסט', excerpt: 'תקציר', _status: 'published', ...facts })
  expect(await read('en')).toMatchObject({ title: 'The post', ...facts })
  expect(await titles()).toEqual([])
  expect(await read('he', true)).toMatchObject({ title: 'הפוסט', _status: 'published' })
  expect(await publish()).toBe(404)
})

test('what an editor has not published stays a draft, and is not lost', async () => {
  await save(editor, 'en', { title: 'Not yet', tags: ['two'], author: 'Dana' })
  await save(translator, 'he', { title: 'הפוסט' }, '&autosave=true')
  expect(await titles()).toEqual([['The post', 'הפוסט']])
  expect(await publish()).toBe(200)

  expect(await read('he')).toMatchObject({ title: 'הפוסט', ...facts })
  expect(await read('en')).toMatchObject({ title: 'The post', _status: 'published', ...facts })
  expect(await read('en', true)).toMatchObject({ title: 'Not yet', tags: ['two'], author: 'Dana' })
  expect(await read('he', true)).toMatchObject({ title: 'הפוסט', _status: 'draft' })
  expect(await titles()).toEqual([])

  const alone = `/posts/${post}?locale=en&publishSpecificLocale=en`
  const later = await sendToPanel(api, 'PATCH', alone, { _status: 'published' }, { token: editor })
  expect(later.status).toBe(200)
  expect(await read('en')).toMatchObject({ title: 'Not yet' })
  expect(await read('he')).toMatchObject({ title: 'הפוסט' })
})

test('what an editor published after the translator began is not taken back', async () => {
  await save(translator, 'he', { title: 'הפוסט' })
  const newer = { title: 'Newer', tags: ['three'], _status: 'published' }
  const answer = await sendToPanel(api, 'PATCH', `/posts/${post}?publishSpecificLocale=en`, newer, {
    token: editor,
  })
  expect(answer.status).toBe(200)
  await save(translator, 'he', { title: 'הפוסט החדש' })
  expect(await publish()).toBe(200)
  expect(await read('en')).toMatchObject({ title: 'Newer', _status: 'published' })
  expect(await read('he')).toMatchObject({ title: 'הפוסט החדש', _status: 'published' })
})

test('a text that only looks different does not wait, nor does the Hebrew of what no reader has', async () => {
  const nothing = { root: { type: 'root', children: [], version: 1, direction: null, format: '', indent: 0 } }
  await save(translator, 'he', { excerpt: '', content: nothing })
  expect(await titles()).toEqual([])
  await save(editor, 'en', { title: 'Only the English' })
  expect(await titles()).toEqual([])
  await api.services.payload.update({ collection: 'posts', id: post, data: { _status: 'draft' } })
  await save(translator, 'he', { title: 'הפוסט' })
  expect(await titles()).toEqual([])
})

test('publishing is for editors and admins, of a post that there is', async () => {
  await save(translator, 'he', { title: 'הפוסט' })
  expect(await publish(translator)).toBe(403)
  expect(await publish('')).toBe(403)
  expect(await publish(editor, 'nothing')).toBe(404)
  expect(await publish(editor, crypto.randomUUID())).toBe(404)
  expect((await read('he')).title ?? null).toBeNull()
})
