import type { BlogPage, OpenPost } from '@cyberluach/api/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedToken } from '../../platform/signed-token.ts'
import { lexicalOf } from './html/lexical-of.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi()
  admin = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('delete from posts')
})

type Input = { slug: string; status?: string; publishedAt?: string; [field: string]: unknown }

async function publish({ slug, ...more }: Input): Promise<string> {
  const post = {
    title: `Title of ${slug}`,
    content: `<p>Text of ${slug}</p>`,
    status: 'published',
    slug,
    ...more,
  }
  const response = await api.send('POST', '/api/posts', post, bearer(admin))
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function translate(id: string, data: object, html?: string): Promise<void> {
  const content = html === undefined ? null : lexicalOf(html)
  const state = content?.ok ? { content: content.state as never } : {}
  const whole = { ...data, ...state, _status: 'published' as const }
  await api.services.payload.update({ collection: 'posts', id, locale: 'he', data: whole })
}

async function list(query = ''): Promise<BlogPage> {
  const response = await api.request(`/api/blog${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as BlogPage
}

async function read(slug: string, query = ''): Promise<OpenPost> {
  const response = await api.request(`/api/blog/${slug}${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as OpenPost
}

const statusOf = async (path: string) => (await api.request(path)).status
const slugsOf = ({ posts }: BlogPage) => posts.map(({ slug }) => slug)
const later = () => new Date(Date.now() + 60_000).toISOString()

describe('what is public', () => {
  test('published posts are, the latest first; drafts and scheduled ones are nowhere, with a token neither', async () => {
    await publish({ slug: 'old', publishedAt: '2026-01-02T00:00:00Z', tags: ['ctf'] })
    await publish({ slug: 'new', publishedAt: '2026-02-02T00:00:00Z' })
    await publish({ slug: 'draft', status: 'draft', tags: ['ctf'] })
    await publish({ slug: 'later', publishedAt: later(), tags: ['ctf', 'secret'] })
    const blog = await list()
    expect(slugsOf(blog)).toEqual(['new', 'old'])
    expect(blog).toMatchObject({ total: 2, page: 1, pages: 1, tags: [{ tag: 'ctf', count: 1 }] })
    for (const slug of ['draft', 'later', 'nothing']) {
      const response = await api.request(`/api/blog/${slug}`, { headers: bearer(admin) })
      expect(response.status).toBe(404)
    }
  })

  test('a draft of a published post changes nothing for readers', async () => {
    const id = await publish({ slug: 'steady' })
    const data = { title: 'Half a thought' }
    await api.services.payload.update({ collection: 'posts', id, data, draft: true, locale: 'en' })
    expect((await read('steady')).title.text).toBe('Title of steady')
    expect((await list()).posts[0]?.title.text).toBe('Title of steady')
  })

  test('the posts beside one are the public ones published before and after it', async () => {
    await publish({ slug: 'first', publishedAt: '2026-01-01T00:00:00Z' })
    await publish({ slug: 'second', publishedAt: '2026-01-02T00:00:00Z' })
    await publish({ slug: 'third', publishedAt: '2026-01-02T00:00:00Z' })
    await publish({ slug: 'draft', status: 'draft' })
    await publish({ slug: 'later', publishedAt: later() })
    const [newest = '', middle = '', oldest = ''] = slugsOf(await list())
    expect(oldest).toBe('first')
    expect(await read(middle)).toMatchObject({ previous: { slug: oldest }, next: { slug: newest } })
    expect(await read(newest)).toMatchObject({ previous: { slug: middle }, next: null })
    expect(await read(oldest)).toMatchObject({ previous: null, next: { slug: middle } })
  })
})

describe('languages', () => {
  test('a post without Hebrew is there in English for Hebrew readers, and says so', async () => {
    await publish({ slug: 'english' })
    const post = await read('english', '?locale=he')
    expect(post.title).toEqual({ text: 'Title of english', lang: 'en' })
    expect(post.html).toEqual({ text: '<p>Text of english</p>', lang: 'en' })
    expect(post.excerpt).toEqual({ text: 'Text of english', lang: 'en' })
    expect(post.languages).toEqual(['en'])
  })

  test('each text falls back by itself', async () => {
    const id = await publish({ slug: 'half' })
    await translate(id, { title: 'חצי' })
    const post = await read('half', '?locale=he')
    expect(post.title).toEqual({ text: 'חצי', lang: 'he' })
    expect(post.html?.lang).toBe('en')
    expect(post.languages).toEqual(['en'])
  })

  test('what was written in Hebrew in the form of the first language is Hebrew', async () => {
    await publish({ slug: 'hebrew', title: 'לילה של CTF', content: '<p>כל מה שקרה בלילה</p>' })
    for (const query of ['', '?locale=he']) {
      expect(await read('hebrew', query)).toMatchObject({
        title: { lang: 'he' },
        html: { lang: 'he' },
        excerpt: { lang: 'he' },
        languages: ['he'],
      })
    }
  })

  test('a translated post is read in its language, with its own excerpt and reading time', async () => {
    const id = await publish({ slug: 'both' })
    await translate(id, { title: 'שניהם', excerpt: 'תקציר' }, `<p dir="rtl">${'מילה '.repeat(500)}</p>`)
    expect(await read('both', '?locale=he')).toMatchObject({
      title: { text: 'שניהם', lang: 'he' },
      excerpt: { text: 'תקציר', lang: 'he' },
      html: { lang: 'he' },
      minutes: 3,
      languages: ['en', 'he'],
    })
    expect(await read('both')).toMatchObject({ title: { lang: 'en' }, html: { lang: 'en' }, minutes: 1 })
  })
})

describe('the list', () => {
  test('goes by tag, whatever the letters’ size, and counts each tag once', async () => {
    await publish({ slug: 'a', tags: ['CTF', 'guides'] })
    await publish({ slug: 'b', tags: ['ctf'] })
    await publish({ slug: 'c', tags: ['כנסים'] })
    expect(slugsOf(await list('?tag=Ctf')).toSorted()).toEqual(['a', 'b'])
    expect(slugsOf(await list(`?tag=${encodeURIComponent('כנסים')}`))).toEqual(['c'])
    expect(await list('?tag=%25')).toMatchObject({ posts: [], total: 0, pages: 0 })
    expect((await list()).tags.map(({ tag, count }) => [tag.toLowerCase(), count])).toEqual([
      ['ctf', 2],
      ['guides', 1],
      ['כנסים', 1],
    ])
  })

  test('comes in pages, and a page beyond the last one is empty', async () => {
    for (const day of ['01', '02', '03', '04', '05'])
      await publish({ slug: `p-${day}`, publishedAt: `2026-01-${day}T00:00:00Z` })
    expect(slugsOf(await list('?limit=2'))).toEqual(['p-05', 'p-04'])
    expect(await list('?limit=2&page=3')).toMatchObject({
      total: 5,
      page: 3,
      pages: 3,
      posts: [{ slug: 'p-01' }],
    })
    expect((await list('?limit=2&page=4')).posts).toEqual([])
  })

  test('has the content where it is asked for, and what a card needs', async () => {
    const [bare] = (await list()).posts
    expect(bare).toBeUndefined()
    const content = '<h2>Heading</h2><p>First <strong>words</strong>.</p><pre><code>code</code></pre><p>More.</p>'
    await publish({ slug: 'full', content, author: 'Maya Levi', coverImage: 'https://img.example/a.png' })
    expect((await list()).posts[0]).toMatchObject({
      html: null,
      excerpt: { text: 'First words. More.' },
      author: 'Maya Levi',
      minutes: 1,
      cover: { url: 'https://img.example/a.png', alt: '', width: null, height: null },
    })
    expect((await list('?content=true')).posts[0]?.html?.text).toBe(content)
  })

  test.each(['?page=0', '?page=x', '?locale=fr', '?limit=101', '?limit=51&content=true', '?tag=', '?tag=%00'])(
    '%s is a bad question',
    async (query) => {
      expect(await statusOf(`/api/blog${query}`)).toBe(400)
    },
  )

  test('no address is answered with a fault', async () => {
    for (const slug of ['%00', '%F0%9F%9A%A9', "a'--", 'x'.repeat(400)])
      expect(await statusOf(`/api/blog/${slug}`)).toBe(404)
  })
})

describe('a preview', () => {
  const tokenFor = (id: string, until = Date.now() + 60_000, secret = api.services.configuration.secret) =>
    signedToken(secret, { purpose: 'preview', id }, new Date(until))

  test('shows the latest draft to who holds its link, in either language, whatever the address says', async () => {
    const id = await publish({ slug: 'hidden', status: 'draft' })
    const data = { title: 'Second thought' }
    await api.services.payload.update({ collection: 'posts', id, data, draft: true, locale: 'en' })
    for (const slug of ['hidden', 'draft']) {
      const post = await read(slug, `?preview=${tokenFor(id)}`)
      expect(post).toMatchObject({
        title: { text: 'Second thought' },
        isPreview: true,
        previous: null,
        next: null,
      })
    }
    expect((await read('hidden', `?locale=he&preview=${tokenFor(id)}`)).title.lang).toBe('en')
  })

  test('needs a token that is ours, holds still, and is meant for it', async () => {
    const id = await publish({ slug: 'shown' })
    const { secret } = api.services.configuration
    const others = [
      '',
      'x',
      tokenFor(id, Date.now() - 60_000),
      tokenFor(id, undefined, 'another secret of somebody'),
      signedToken(secret, { purpose: 'unsubscribe', id }, new Date(Date.now() + 60_000)),
      tokenFor('0f8fad5b-d9cb-469f-a165-70867728950e'),
    ]
    for (const token of others) expect(await statusOf(`/api/blog/shown?preview=${token}`)).toBe(404)
    expect(await statusOf(`/api/blog/shown?preview=${'x'.repeat(301)}`)).toBe(400)
  })
})
