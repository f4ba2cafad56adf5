import type { Post } from '@cyberluach/api/posts'
import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { htmlOf } from './html/html-of.ts'
import { anyPost } from '../../testing/post-markup.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let admin: string
let editor: string
let translator: string

beforeAll(async () => {
  api = await startApi()
  admin = await api.token()
  editor = await signedIn(api, 'editor')
  translator = await signedIn(api, 'translator')
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('delete from posts')
})

const leastPost = { title: 'Night of the flags', content: '<p>Hello</p>', status: 'draft' }

function send(method: string, path: string, body?: unknown, token = admin, headers = {}) {
  return api.send(method, path, body, { ...bearer(token), ...headers })
}

async function create(changes: object = {}, token = admin): Promise<Post> {
  const response = await send('POST', '/api/posts', { ...leastPost, ...changes }, token)
  expect(response.status).toBe(201)
  return (await response.json()) as Post
}

async function list(token?: string): Promise<Post[]> {
  const response = await api.request('/api/posts', token ? { headers: bearer(token) } : {})
  return (await response.json()) as Post[]
}

async function lastAudit(): Promise<unknown[]> {
  const { rows } = await api.services.pool.query(
    `select action, username, subject, details from audit_entries where action::text like 'post%' order by at desc`,
  )
  return rows
}

describe('writing', () => {
  test('a post keeps what the form sent', async () => {
    const sent = {
      title: 'כנסי 2027: the list',
      slug: 'the-list',
      coverImage: 'https://img.example/cover.png',
      content: '<h2 dir="rtl">שלום</h2><p>Hello <strong>you</strong></p>',
      author: 'Maya Levi',
      tags: ['ctf', 'כנסים'],
      status: 'published',
      publishedAt: '2026-10-01T09:00:00+03:00',
    }
    const post = await create(sent)
    expect(post).toMatchObject({ ...sent, publishedAt: '2026-10-01T06:00:00.000Z' })
    expect(await list(admin)).toEqual([post])
  })

  test('what is published without a date is published now; a draft has no date', async () => {
    const before = Date.now()
    const post = await create({ status: 'published' })
    expect(Date.parse(post.publishedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(await create({ slug: 'other', publishedAt: '2026-10-01T09:00:00Z' })).toMatchObject({
      status: 'draft',
      publishedAt: null,
    })
  })

  test('an edit writes the whole form again and leaves the Hebrew text alone', async () => {
    const { id, slug } = await create({ tags: ['one'], author: 'Someone' })
    const { payload } = api.services
    await payload.update({
      collection: 'posts',
      id,
      locale: 'he',
      data: { title: 'ליל הדגלים', excerpt: 'תקציר' },
    })
    const response = await send('PUT', `/api/posts/${id}`, { ...leastPost, title: 'Day of the flags', slug })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ title: 'Day of the flags', slug, tags: null, author: null })
    const hebrew = await payload.findByID({ collection: 'posts', id, locale: 'he', fallbackLocale: false })
    expect(hebrew).toMatchObject({ title: 'ליל הדגלים', excerpt: 'תקציר' })
  })

  test('a deleted post is gone, and cannot be deleted or changed again', async () => {
    const { id } = await create()
    expect((await send('DELETE', `/api/posts/${id}`)).status).toBe(204)
    expect(await list(admin)).toEqual([])
    expect((await send('DELETE', `/api/posts/${id}`)).status).toBe(404)
    expect((await send('PUT', `/api/posts/${id}`, leastPost)).status).toBe(404)
  })

  test('the same key stores one post', async () => {
    const again = () => send('POST', '/api/posts', leastPost, admin, { 'idempotency-key': 'k-1' })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(await list(admin)).toHaveLength(1)
  })
})

describe('the address', () => {
  test('comes from the title where none is given', async () => {
    expect((await create({ slug: '' })).slug).toBe('night-of-the-flags')
  })

  test('a title without a Latin letter gets a usable one, which an edit keeps', async () => {
    const post = await create({ title: 'ליל הדגלים', slug: '' })
    expect(post.slug).toMatch(/^post-[0-9a-f]{8}$/)
    const response = await send('PUT', `/api/posts/${post.id}`, { ...leastPost, title: 'יום הדגלים' })
    expect(await response.json()).toMatchObject({ slug: post.slug })
  })

  test('one that exists is refused, however it was made', async () => {
    const { slug } = await create({ title: 'ליל הדגלים', slug: '', status: 'published' })
    expect((await send('POST', '/api/posts', { ...leastPost, slug })).status).toBe(409)
  })

  test('one that exists is refused with a free one', async () => {
    await create({ slug: 'flags' })
    await create({ slug: 'flags-2' })
    const response = await send('POST', '/api/posts', { ...leastPost, slug: 'flags' })
    expect(response.status).toBe(409)
    const answer = (await response.json()) as { suggestion: string }
    expect(answer).toMatchObject({ code: 'slugTaken', suggestion: 'flags-3' })
    expect((await create({ slug: answer.suggestion })).slug).toBe('flags-3')
  })

  test('an edit cannot take another post’s', async () => {
    await create({ slug: 'flags' })
    const { id } = await create({ slug: 'other' })
    const response = await send('PUT', `/api/posts/${id}`, { ...leastPost, slug: 'flags' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ suggestion: 'flags-2' })
    expect((await list(admin)).map(({ slug }) => slug).toSorted()).toEqual(['flags', 'other'])
  })

  test('of several at the same moment one gets it, and the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('POST', '/api/posts', { ...leastPost, slug: 'race' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await list(admin)).toHaveLength(1)
  })
})

describe('what is public', () => {
  test('published posts are, drafts and scheduled ones are not', async () => {
    await create({ slug: 'draft' })
    const shown = await create({ slug: 'shown', status: 'published', publishedAt: '2026-01-02T00:00:00Z' })
    const later = new Date(Date.now() + 60_000).toISOString()
    await create({ slug: 'later', status: 'published', publishedAt: later })
    expect(await list()).toEqual([shown])
    for (const token of [admin, editor, translator]) expect(await list(token)).toHaveLength(3)
  })

  test('the latest come first, and what has not changed is not sent again', async () => {
    await create({ slug: 'old', status: 'published', publishedAt: '2026-01-02T00:00:00Z' })
    await create({ slug: 'new', status: 'published', publishedAt: '2026-02-02T00:00:00Z' })
    const first = await api.request('/api/posts')
    expect(((await first.json()) as Post[]).map(({ slug }) => slug)).toEqual(['new', 'old'])
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await api.request('/api/posts', { headers })).status).toBe(304)
  })

  test('a token that does not hold is refused rather than taken for a stranger', async () => {
    expect((await api.request('/api/posts', { headers: bearer('a.b.c') })).status).toBe(401)
  })
})

describe('who may', () => {
  test('an editor writes posts', async () => {
    const { id } = await create({}, editor)
    expect((await send('PUT', `/api/posts/${id}`, leastPost, editor)).status).toBe(200)
    expect((await send('DELETE', `/api/posts/${id}`, undefined, editor)).status).toBe(204)
  })

  test.each(['POST', 'PUT', 'DELETE'])('a translator and a stranger cannot %s', async (method) => {
    const { id } = await create()
    const path = method === 'POST' ? '/api/posts' : `/api/posts/${id}`
    const body = method === 'DELETE' ? undefined : leastPost
    expect((await send(method, path, body, translator)).status).toBe(403)
    expect((await api.send(method, path, body)).status).toBe(401)
    expect(await list(admin)).toHaveLength(1)
  })
})

describe('the audit log', () => {
  test('tells of each change by whoever made it', async () => {
    const { id } = await create({}, editor)
    await send('PUT', `/api/posts/${id}`, { ...leastPost, title: 'Changed' })
    await send('DELETE', `/api/posts/${id}`)
    expect((await lastAudit()).slice(0, 3)).toEqual([
      { action: 'postDeleted', username: 'admin', subject: id, details: 'Changed' },
      { action: 'postUpdated', username: 'admin', subject: id, details: 'Changed' },
      { action: 'postCreated', username: 'a-editor', subject: id, details: 'Night of the flags' },
    ])
  })

  test('tells of a change made in the panel, and of none that failed', async () => {
    const { payload } = api.services
    const data = { title: 'From the panel', slug: 'panel', _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'posts', data })
    const before = await lastAudit()
    expect(before[0]).toMatchObject({ action: 'postCreated', subject: id, details: 'From the panel' })
    await expect(payload.create({ collection: 'posts', data })).rejects.toMatchObject({ status: 400 })
    expect(await lastAudit()).toEqual(before)
  })
})

describe('content', () => {
  const faultOf = async (content: unknown) => {
    const response = await send('POST', '/api/posts', { ...leastPost, content })
    return { status: response.status, ...((await response.json()) as object) }
  }

  test('what cannot be kept is refused by its name', async () => {
    expect(await faultOf('<p>a</p><video src="https://v.example/v.mp4"></video>')).toMatchObject({
      status: 422,
      error: 'A post can’t contain <video>. Remove it or write it another way.',
      issues: [{ path: 'content', code: 'unkept', values: { structure: '<video>' } }],
    })
  })

  test('what is nested without end, or has more parts than a post has, is told so', async () => {
    expect(await faultOf('<div>'.repeat(39_000))).toMatchObject({
      status: 422,
      error: 'Parts of the text are nested more than 100 levels deep. Remove some of them.',
      issues: [{ path: 'content', code: 'tooDeep', values: { n: 100 } }],
    })
    expect(await faultOf('<div>a</div>'.repeat(16_000))).toMatchObject({
      status: 422,
      error: 'The text has more than 5,000 parts (paragraphs, links, list items, cells). Split it into several posts.',
      issues: [{ path: 'content', code: 'tooManyParts', values: { n: 5_000 } }],
    })
  })

  test.each(['', '   ', '<p> </p>', '<script>alert(1)</script>', '<svg><circle r="1"/></svg>'])(
    'of %j nothing would be left',
    async (content) => {
      expect(await faultOf(content)).toMatchObject({
        status: 422,
        issues: [{ path: 'content', code: 'required' }],
      })
    },
  )

  test('what no database column can carry is refused', async () => {
    expect(await faultOf('<p>a\u0000b</p>')).toMatchObject({ status: 422, issues: [{ code: 'text' }] })
  })

  test('200,000 characters are taken, a body over 512 KB is not', async () => {
    expect((await create({ content: `<p>${'a'.repeat(199_000)}</p>` })).content).toHaveLength(199_007)
    expect((await faultOf('a'.repeat(600_000))).status).toBe(413)
  })

  test('the panel’s own check takes what was converted, and the panel can write it back', async () => {
    const content =
      '<h2>t</h2><ul><li>a<ul><li>b</li></ul></li></ul><table><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table><pre><code class="language-js">x &lt; 1</code></pre><p>i <img src="https://i.example/a.png" alt="i" width="10" height="20" /> <a href="mailto:a@b.example">m</a></p><hr />'
    const { id, content: kept } = await create({ content })
    expect(kept).toBe(content)
    const { payload } = api.services
    const stored = await payload.findByID({ collection: 'posts', id, locale: 'en' })
    await payload.update({ collection: 'posts', id, locale: 'en', data: { content: stored.content } })
    expect((await list(admin))[0]?.content).toBe(content)
    expect(htmlOf(opened(stored.content))).toBe(content)
  })

  test('a link to a host without a dot stays what it is', async () => {
    const content = '<p><a href="http://localhost:3000/x">here</a></p>'
    expect((await create({ content })).content).toBe(content)
  })

  test('every kept structure goes through the database as it was', async () => {
    let number = 0
    await fc.assert(
      fc.asyncProperty(anyPost, async (content) => {
        expect((await create({ content, slug: `any-${(number += 1)}` })).content).toBe(content)
      }),
      { numRuns: 15 },
    )
  })

  /** What the panel's editor makes of a stored text when it opens it. */
  function opened(stored: unknown): unknown {
    const field = api.services.payload.collections.posts.config.fields.find(
      (one) => 'name' in one && one.name === 'content',
    )
    const { editorConfig } = (field as unknown as { editor: LexicalRichTextAdapter }).editor
    const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig }) })
    return editor.parseEditorState(JSON.stringify(stored)).toJSON()
  }

  test('a cover image that is no web link is refused beside its field', async () => {
    const response = await send('POST', '/api/posts', { ...leastPost, coverImage: 'javascript:alert(1)' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ issues: [{ path: 'coverImage', code: 'url' }] })
  })
})
