import type { Post } from '@cyberluach/api/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, signedIn } from '../../testing/staff.ts'
import { errorIn, sendToPanel } from '../../testing/send-to-panel.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { previewAddress, postOfPreview, readDraft } from './public-posts.ts'
import { lexicalOf } from './html/lexical-of.ts'
import { onlyBegun, removeEmptyDrafts } from './empty-drafts.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await signedIn(api, 'editor')
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('delete from posts')
})

const draft = '?draft=true&depth=0'
const autosave = `${draft}&autosave=true`

const panel = (method: string, path: string, body: object | null = null, language: 'en' | 'he' = 'en') =>
  sendToPanel(api, method, path, body, { token, language })

/** Opens a new post as the panel does: at once there is an empty draft. */
async function open(): Promise<string> {
  const { doc } = (await panel('POST', `/posts${draft}`, {})).body
  return String(doc?.id)
}

const save = (id: string, data: object, query = draft, language: 'en' | 'he' = 'en') =>
  panel('PATCH', `/posts/${id}${query}`, data, language)
const publish = (id: string, data: object = {}, language: 'en' | 'he' = 'en') =>
  save(id, { ...data, _status: 'published' }, language === 'he' ? '?locale=he' : '?depth=0', language)

async function list(isSignedIn: boolean): Promise<Post[]> {
  const answer = await api.request('/api/posts', isSignedIn ? { headers: bearer(token) } : {})
  return (await answer.json()) as Post[]
}

function content(html: string) {
  const converted = lexicalOf(html)
  if (!converted.ok) throw new Error('not kept')
  return converted.state
}

async function deeds(id: string): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ action: string }>(
    'select action from audit_entries where subject = $1 order by at, id',
    [id],
  )
  return rows.map(({ action }) => action)
}

describe('a draft', () => {
  test('is written down while it is typed, and is nobody’s to read', async () => {
    const id = await open()
    expect(await list(true)).toEqual([])
    await save(id, { title: 'Nig' }, autosave)
    await save(id, { title: 'Night of the flags', content: content('<p>Hello</p>') }, autosave)
    expect(await list(false)).toEqual([])
    expect(await list(true)).toMatchObject([
      { id, title: 'Night of the flags', content: '<p>Hello</p>', slug: '', status: 'draft' },
    ])
  })

  test('of a published post changes nothing public before it is published', async () => {
    const id = await open()
    await publish(id, { title: 'Night of the flags', content: content('<p>Hello</p>') })
    const [before] = await list(false)
    await save(id, { title: 'Day of the flags', slug: 'day', tags: ['new'] }, autosave)
    await save(id, { title: 'Day of the flags', slug: 'day', tags: ['new'] })
    expect(await list(false)).toEqual([before])
    expect((await list(true))[0]).toMatchObject({ title: 'Night of the flags', status: 'published' })
    await publish(id)
    expect(await list(false)).toMatchObject([{ title: 'Day of the flags', slug: 'day', tags: ['new'] }])
  })

  test('of the form takes a published post back from its readers', async () => {
    const id = await open()
    await publish(id, { title: 'Night of the flags', content: content('<p>Hello</p>') })
    const form = { title: 'Night of the flags', content: '<p>Hello</p>', status: 'draft' }
    expect((await api.send('PUT', `/api/posts/${id}`, form, bearer(token))).status).toBe(200)
    expect(await list(false)).toEqual([])
    expect(await list(true)).toMatchObject([{ id, status: 'draft', publishedAt: null }])
    const { rows } = await api.services.pool.query('select _status from posts where id = $1', [id])
    expect(rows).toEqual([{ _status: 'draft' }])
  })
})

test('a draft that nobody wrote is removed after a day, any other stays', async () => {
  const [opened, emptied, titled] = [await open(), await open(), await open()]
  await save(titled, { title: 'F' }, autosave)
  await api.services.pool.query(
    `update _posts_v set updated_at = now() - interval '25 hours' where parent_id = any($1)`,
    [[emptied, titled]],
  )
  await removeEmptyDrafts(api.services.pool)
  const { rows } = await api.services.pool.query<{ id: string }>('select id from posts')
  expect(rows.map(({ id }) => id).toSorted()).toEqual([opened, titled].toSorted())
})

describe('a new post', () => {
  const leave = (id: string) => panel('POST', `/posts/${id}/leave`)
  const ids = async () =>
    (await api.services.pool.query<{ id: string }>('select id from posts')).rows.map(({ id }) => id)

  test('leaves nothing behind when it is left without a word; with one it stays', async () => {
    const [empty, titled] = [await open(), await open()]
    await save(titled, { title: 'F' }, autosave)
    expect([(await leave(empty)).status, (await leave(titled)).status]).toEqual([200, 200])
    expect(await ids()).toEqual([titled])
  })

  test('stands in no list before its first word', async () => {
    const [empty, titled] = [await open(), await open()]
    await save(titled, { title: 'F' }, autosave)
    expect(await onlyBegun({ limit: 10, page: 1, req: {} as never, sort: '' })).toEqual({
      id: { not_in: [empty] },
    })
  })

  test('is by whoever begins it, and by nobody where the dashboard says so', async () => {
    const id = await open()
    const { rows } = await api.services.pool.query('select author from posts where id = $1', [id])
    expect(rows).toEqual([{ author: 'a-editor' }])
    const form = { title: 'By nobody', content: '<p>Hello</p>', status: 'draft' }
    const answer = await api.send('POST', '/api/posts', form, bearer(token))
    expect(await answer.json()).toMatchObject({ author: null })
  })
})

test('whoever plans a post is told when it will be public, on the clock of the site', async () => {
  const id = await open()
  const fields = { title: 'Next winter', publishedAt: '2099-02-03T16:30:00.000Z' }
  const told = async (data: object, language: 'en' | 'he') => (await publish(id, data, language)).body
  expect(await told(fields, 'en')).toMatchObject({
    message: 'Saved. The post will be public on February 3, 2099 at 18:30 (Israel Time).',
  })
  expect(await told({ publishedAt: '2020-02-03T16:30:00.000Z' }, 'en')).toMatchObject({
    message: 'Published. Readers see the post now.',
  })
})

describe('publishing', () => {
  test('dates the post, and gives it an address from its English title', async () => {
    const id = await open()
    await save(id, { title: 'לילה של דגלים' }, `${autosave}&locale=he`)
    const before = Date.now() - 1
    expect((await publish(id, { title: 'Night of the flags' })).status).toBe(200)
    const [post] = await list(false)
    expect(post).toMatchObject({ slug: 'night-of-the-flags', title: 'Night of the flags' })
    expect(Date.parse(post?.publishedAt ?? '')).toBeGreaterThanOrEqual(before)
  })

  test.each([
    ['en', 'The title is needed in English.'],
    ['he', 'כתבו את הכותרת באנגלית.'],
  ] as const)('is refused of an English text without a title, from whichever language: %s', async (language, fault) => {
    const id = await open()
    await save(id, { content: content('<p>Half of it.</p>') })
    await save(id, { title: 'לילה של דגלים' }, `${draft}&locale=he`)
    const answer = await publish(id, language === 'he' ? { title: 'לילה של דגלים' } : {}, language)
    expect(answer.status).toBe(400)
    expect(errorIn(answer)).toBe(fault)
    expect(await list(false)).toEqual([])
  })

  test('from Hebrew publishes a post that is in Hebrew alone; one without any title is refused', async () => {
    const id = await open()
    expect((await publish(id, {}, 'he')).status).toBe(400)
    const written = { title: 'לילה של דגלים', content: content('<p>לילה אחד.</p>') }
    expect((await publish(id, written, 'he')).status).toBe(200)
    expect(await list(false)).toMatchObject([{ title: 'לילה של דגלים' }])
    expect((await publish(id, { title: 'לילה של דגלים ארוך' }, 'he')).status).toBe(200)
  })

  test('from Hebrew publishes both languages', async () => {
    const id = await open()
    await save(id, { title: 'Night of the flags' })
    expect((await publish(id, { title: 'לילה של דגלים' }, 'he')).status).toBe(200)
    const post = await readDraft(api.services.pool, id)
    expect(post?.texts).toMatchObject({ en: { title: 'Night of the flags' }, he: { title: 'לילה של דגלים' } })
    expect(await list(false)).toMatchObject([{ title: 'Night of the flags', slug: 'night-of-the-flags' }])
  })
})

test('Hebrew alone is published beside an English text that readers have, not without one', async () => {
  const id = await open()
  await save(id, { title: 'Flags' })
  const alone = '?locale=he&publishSpecificLocale=he'
  const hebrew = { title: 'דגלים', _status: 'published' }
  expect((await save(id, hebrew, alone)).status).toBe(400)
  await publish(id, { title: 'Flags' })
  await save(id, { title: 'Flags, half' }, autosave)
  expect((await save(id, hebrew, alone)).status).toBe(200)
  expect((await list(false))[0]).toMatchObject({ title: 'Flags' })
})

test('stays with whoever is writing it, until that is saved', async () => {
  const other = await signedIn(api, 'editor', 'another-editor')
  const id = await open()
  const saveToo = () => sendToPanel(api, 'PATCH', `/posts/${id}${draft}`, { title: 'Mine' }, { token: other })
  await save(id, { title: 'Fla' }, autosave)
  await save(id, { title: 'Flags' }, autosave)
  expect((await saveToo()).status).toBe(423)
  expect((await readDraft(api.services.pool, id))?.texts.en?.title).toBe('Flags')
  expect((await save(id, { title: 'Flags' })).status).toBe(200)
  expect((await saveToo()).status).toBe(200)
})

describe('the address', () => {
  test('of a title without a Latin letter is usable, and gives way to a better one before it is public', async () => {
    const id = await open()
    await save(id, { title: 'לילה של דגלים' }, `${draft}&locale=he`)
    expect((await readDraft(api.services.pool, id))?.slug).toMatch(/^post-[0-9a-f]{8}$/)
    await publish(id, { title: 'Night of the flags' })
    expect((await list(false))[0]?.slug).toBe('night-of-the-flags')
    await publish(id, { title: 'Day of the flags' })
    expect((await list(false))[0]?.slug).toBe('night-of-the-flags')
  })

  test.each([
    ['en', 'Another post has this address. flags-2 is free.'],
    ['he', 'הכתובת הזאת שייכת לפוסט אחר. הכתובת ⁨flags-2⁩ פנויה.'],
  ] as const)('that exists is refused with a free one: %s', async (language, fault) => {
    await publish(await open(), { title: 'Flags' })
    const id = await open()
    await save(id, { title: 'Other' })
    const answer = await publish(id, { slug: 'flags' }, language)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.message).toBe(errorIn(answer))
    expect(errorIn(answer)?.replace(/[\u2066-\u2069]/g, '')).toBe(fault.replace(/[\u2066-\u2069]/g, ''))
  })

  test('that exists is refused in a draft, too, once somebody saves it', async () => {
    await publish(await open(), { title: 'Flags' })
    const id = await open()
    expect((await save(id, { title: 'Other', slug: 'flags' }, autosave)).status).toBe(200)
    const answer = await save(id, { title: 'Other' })
    expect(answer.status).toBe(400)
    expect(errorIn(answer)).toContain('flags-2')
    expect((await save(id, { title: 'Other', slug: 'flags-2' })).status).toBe(200)
  })

  test.each(['Flags', 'a b', '../x', 'דגל', 'a--b', '-a', 'x'.repeat(121)])('%s is refused', async (slug) => {
    const id = await open()
    expect(errorIn(await publish(id, { title: 'Flags', slug }))).toMatch(/^Write the address/)
  })

  test('is free for each of several that are published at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, open))
    const answers = await Promise.all(ids.map((id) => publish(id, { title: 'Race' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const slugs = (await list(false)).map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual(['race', 'race-2', 'race-3', 'race-4', 'race-5'])
  })

  test('is not copied with the post', async () => {
    const id = await open()
    await publish(id, { title: 'Flags' })
    const copied = await panel('POST', `/posts/${id}/duplicate${draft}`, {})
    expect(copied.body.doc).toMatchObject({ title: 'Flags', _status: 'draft' })
    expect(String(copied.body.doc?.slug)).not.toBe('flags')
  })
})

describe('the audit log', () => {
  test('knows what somebody did, not what was saved by itself', async () => {
    const id = await open()
    await save(id, { title: 'F' }, autosave)
    await save(id, { title: 'Flags' }, autosave)
    expect(await deeds(id)).toEqual([])
    await save(id, { title: 'Flags' })
    await publish(id)
    await save(id, { title: 'Flags!' }, autosave)
    await save(id, { title: 'Flags!' })
    await save(id, { _status: 'draft' }, '?depth=0')
    await panel('DELETE', `/posts/${id}`)
    expect(await deeds(id)).toEqual(['postCreated', 'postPublished', 'postUpdated', 'postUnpublished', 'postDeleted'])
  })
})

describe('the preview', () => {
  test('shows what was saved last, in the language that is written', async () => {
    const id = await open()
    await save(id, { title: 'Flags', slug: 'flags', content: content('<p>First</p>') })
    await publish(id)
    await save(id, { content: content('<p>Second</p>') }, autosave)
    const draftPost = await readDraft(api.services.pool, id)
    expect(draftPost).toMatchObject({ slug: 'flags', texts: { en: { content: '<p>Second</p>' } } })
    const address = previewAddress({ id, slug: 'flags' }, { locale: 'he' }) ?? ''
    expect(address).toMatch(/^\/he\/blog\/flags\?preview=[\w.-]+$/)
    expect(postOfPreview(address.split('=')[1] ?? '')).toEqual({ kind: 'valid', id })
    expect(previewAddress({ id }, { locale: 'en' })).toMatch(/^\/blog\/draft\?preview=/)
  })
})
