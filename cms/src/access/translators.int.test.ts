import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { storeEvent } from '../testing/events.ts'
import { sendToPanel } from '../testing/send-to-panel.ts'
import { signedIn } from '../testing/staff.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { submit } from '../testing/submissions.ts'

let api: TestApi
let translator: string
let editor: string
let post: string

const facts = {
  slug: 'the-post',
  author: 'Noa',
  coverImage: 'https://example.com/a.png',
  tags: ['one'],
  publishedAt: '2026-11-01T10:00:00.000Z',
}

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

const call = (method: string, path: string, body: object | null = null, token = translator) =>
  sendToPanel(api, method, path, body, { token })

const published = () => api.services.payload.findByID({ collection: 'posts', id: post })
const latest = () => api.services.payload.findByID({ collection: 'posts', id: post, draft: true })

describe('a translator of a post', () => {
  test('changes its texts in a draft, and nothing else of it', async () => {
    const others = {
      slug: 'elsewhere',
      author: 'Somebody else',
      coverImage: 'https://example.org/b.png',
      tags: ['two'],
      publishedAt: '2030-01-01T10:00:00.000Z',
    }
    const answer = await call('PATCH', `/posts/${post}?locale=he`, {
      title: 'הפוסט',
      excerpt: 'תקציר',
      ...others,
    })
    expect(answer.status).toBe(200)
    expect(await published()).toMatchObject({ title: 'The post', _status: 'published', ...facts })
    const draft = await api.services.payload.findByID({
      collection: 'posts',
      id: post,
      draft: true,
      locale: 'he',
    })
    expect(draft).toMatchObject({ title: 'הפוסט', excerpt: 'תקציר', _status: 'draft', ...facts })
  })

  test.each([
    ['one', '', {}],
    ['one as a draft', '?draft=true', {}],
    ['one in one language', '?publishSpecificLocale=he', {}],
    ['one in all languages', '?publishAllLocales=true', {}],
  ])('publishes none: %s', async (_, query, more) => {
    await api.services.payload.update({ collection: 'posts', id: post, data: { _status: 'draft' } })
    const answer = await call('PATCH', `/posts/${post}${query}`, {
      _status: 'published',
      title: 'By me',
      ...more,
    })
    expect(answer.status).toBe(403)
    expect(await published()).toMatchObject({ _status: 'draft', title: 'The post' })
  })

  test.each(['', '?publishSpecificLocale=he', '?publishAllLocales=true'])(
    'publishes none without saying so: %s',
    async (query) => {
      await api.services.payload.update({ collection: 'posts', id: post, data: { _status: 'draft' } })
      await call('PATCH', `/posts/${post}${query}`, { title: 'By me' })
      expect(await published()).toMatchObject({ _status: 'draft' })
      await call('PATCH', `/posts?where[id][equals]=${post}${query.replace('?', '&')}`, { title: 'By me' })
      expect(await published()).toMatchObject({ _status: 'draft' })
    },
  )

  test.each(['', '?unpublishAllLocales=true', '?draft=true&unpublishAllLocales=true', '?autosave=true&draft=true'])(
    'takes none back: %s',
    async (query) => {
      await call('PATCH', `/posts/${post}${query}`, { _status: 'draft', title: 'By me' })
      expect(await published()).toMatchObject({ _status: 'published', title: 'The post', ...facts })
    },
  )

  test('makes none public together with what an editor has not published yet', async () => {
    await call('PATCH', `/posts/${post}?draft=true`, { title: 'Not yet' }, editor)
    await call('PATCH', `/posts/${post}?locale=he`, { title: 'הפוסט' })
    expect(await published()).toMatchObject({ title: 'The post' })
    expect(await latest()).toMatchObject({ title: 'Not yet' })
  })

  test('changes none in a heap', async () => {
    const where = `where[id][equals]=${post}`
    expect((await call('PATCH', `/posts?${where}`, { _status: 'published' })).status).toBe(403)
    await call('PATCH', `/posts?${where}`, { slug: 'elsewhere', tags: ['two'], title: 'By me' })
    expect(await published()).toMatchObject({ title: 'The post', ...facts })
    expect((await call('DELETE', `/posts?${where}`)).status).toBe(403)
  })

  test('restores no earlier version, as it was or as a draft', async () => {
    await call('PATCH', `/posts/${post}`, { title: 'Newer', _status: 'published' }, editor)
    const { docs } = await api.services.payload.findVersions({ collection: 'posts', sort: 'createdAt' })
    for (const query of ['', '?draft=true'])
      expect((await call('POST', `/posts/versions/${docs[0]?.id}${query}`)).status).toBe(403)
    expect(await latest()).toMatchObject({ title: 'Newer' })
  })

  test('makes no copy, and writes and deletes none', async () => {
    expect((await call('POST', `/posts/${post}/duplicate`, {})).status).toBe(403)
    expect((await call('POST', '/posts', { title: 'Mine' })).status).toBe(403)
    expect((await call('POST', '/posts?draft=true&autosave=true', { title: 'Mine' })).status).toBe(403)
    expect((await call('DELETE', `/posts/${post}`)).status).toBe(403)
    expect((await api.services.payload.count({ collection: 'posts' })).totalDocs).toBe(1)
  })
})

describe('a translator of questions', () => {
  async function group() {
    const { docs } = await api.services.payload.find({ collection: 'faq-groups', sort: '_order', limit: 2 })
    return docs as [(typeof docs)[0], (typeof docs)[0]]
  }

  test('writes their words in any language', async () => {
    const [{ id, entries }] = await group()
    const changed = (entries ?? []).map((entry, place) =>
      place === 0 ? { id: entry.id, question: 'שאלה', answer: 'תשובה' } : { id: entry.id },
    )
    expect((await call('PATCH', `/faq-groups/${id}?locale=he`, { entries: changed })).status).toBe(200)
    const hebrew = await api.services.payload.findByID({ collection: 'faq-groups', id, locale: 'he' })
    expect(hebrew.entries?.[0]).toMatchObject({ question: 'שאלה', answer: 'תשובה' })
  })

  test.each([
    ['adds', (entries: object[]) => [...entries, { question: 'Mine?', answer: 'Yes.' }]],
    ['removes', (entries: object[]) => entries.slice(1)],
    ['removes all', () => []],
    ['removes by null', () => null],
    ['turns round', (entries: object[]) => entries.toReversed()],
    ['repeats', (entries: object[]) => [...entries, entries[0]]],
  ])('%s none of them', async (_, change) => {
    const [{ id, entries }] = await group()
    const answer = await call('PATCH', `/faq-groups/${id}`, { entries: change(entries ?? []) })
    expect(answer.status).toBe(403)
    expect((await group())[0].entries?.map((entry) => entry.id)).toEqual(entries?.map((entry) => entry.id))
  })

  test('moves no group, by its form or by dragging', async () => {
    const [first, second] = (await group()) as unknown as { id: string; _order: string }[]
    expect((await call('PATCH', `/faq-groups/${second?.id}`, { _order: 'Zz' })).status).toBe(403)
    const dragged = {
      collectionSlug: 'faq-groups',
      docsToMove: [second?.id],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: first?.id, key: first?._order },
    }
    expect((await call('POST', '/reorder', dragged)).status).toBe(403)
    expect((await group()).map(({ id }) => id)).toEqual([first?.id, second?.id])
    expect((await call('POST', '/reorder', dragged, editor)).status).toBe(200)
    expect((await group()).map(({ id }) => id)).toEqual([second?.id, first?.id])
  })
})

test('a translator describes a picture and does not replace it', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
  const made = await sendToPanel(api, 'POST', '/media', { alt: 'Green' }, { token: editor, file })
  const { id, filename } = made.body.doc as unknown as { id: string; filename: string }
  const replaced = await sendToPanel(api, 'PATCH', `/media/${id}`, { alt: 'Mine' }, { token: translator, file })
  expect(replaced.status).toBe(403)
  const body = { alt: 'A green square', filename: 'b.png', url: 'https://example.com/b.png', width: 1 }
  expect((await call('PATCH', `/media/${id}`, body)).status).toBe(200)
  const stored = await api.services.payload.findByID({ collection: 'media', id })
  expect(stored).toMatchObject({ alt: 'A green square', filename, width: 9 })
})

describe('what the staff may not see', () => {
  test('does not come with what they may', async () => {
    const submission = await submit(api, { title: 'Secret' })
    const event = await storeEvent(api)
    await api.services.pool.query('update events set submission_id = $1 where id = $2', [submission, event])
    const { body } = await call('GET', `/events/${event}?depth=5`)
    expect(JSON.stringify(body)).not.toContain(submission)
    for (const query of [
      'where[submission.organizerEmail][contains]=example',
      'where[submission][exists]=true',
      'sort=submission.organizerEmail',
      'where[or][0][submission.title][equals]=Secret',
    ])
      expect([query, (await call('GET', `/events?${query}`)).status]).toEqual([query, expect.toSatisfy(isRefusal)])
  })

  test('is not found out letter by letter', async () => {
    const where = [
      '/users?where[hash][like]=pbkdf2',
      '/users?where[salt][exists]=true',
      '/payload-locked-documents?where[user.value.hash][like]=pbkdf2',
      '/payload-locked-documents?where[user.hash][like]=pbkdf2',
      '/payload-preferences?where[user.value.hash][like]=pbkdf2',
    ]
    for (const path of where) expect([path, await countOf(path)]).toEqual([path, 0])
    const everyone = await call('GET', '/users?where[username][exists]=true')
    expect((everyone.body as { docs?: { username: string }[] }).docs?.map(({ username }) => username)).toEqual([
      'a-translator',
    ])
  })

  test('stays with whom it belongs to: preferences', async () => {
    await call('POST', '/payload-preferences/nav', { value: { open: true } }, editor)
    const { docs } = await api.services.payload.find({ collection: 'payload-preferences' })
    const id = docs.find(({ key }) => key === 'nav')?.id
    expect((await call('PATCH', `/payload-preferences/${id}`, { value: 1 })).status).not.toBe(200)
    expect((await call('GET', '/payload-preferences/nav')).body).not.toMatchObject({ value: { open: true } })
    expect(await countOf('/payload-preferences')).toBe(0)
  })
})

const isRefusal = (status: number) => status >= 400 && status < 500

async function countOf(path: string): Promise<number> {
  const { body } = await call('GET', path)
  return (body as { totalDocs?: number }).totalDocs ?? 0
}

describe('Payload’s own doors are shut', () => {
  test.each([
    ['POST', '/users/login'],
    ['POST', '/users/first-register'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/reset-password'],
    ['POST', '/users/unlock'],
    ['POST', '/users/verify/abc'],
    ['GET', '/payload-migrations'],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-jobs/handle-schedules'],
    ['POST', '/graphql'],
    ['GET', '/payload-kv'],
  ])('%s %s', async (method, path) => {
    const body = method === 'POST' ? { username: 'admin', password: 'open-sesame-42' } : null
    for (const token of ['', translator, editor]) {
      const answer = await sendToPanel(api, method, path, body, { token })
      expect([403, 404, 501]).toContain(answer.status)
      expect(answer.body).not.toHaveProperty('token')
    }
  })

  test.each(['/events', '/posts', '/users', '/payload-locked-documents', '/payload-preferences', '/posts/versions'])(
    'a stranger reads nothing: %s',
    async (path) => {
      const answer = await sendToPanel(api, 'GET', path, null, { token: '' })
      expect(answer.status).toBe(403)
    },
  )
})
