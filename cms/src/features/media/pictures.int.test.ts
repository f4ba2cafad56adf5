import type { PictureAnswer, Post, OpenPost } from '@cyberluach/api/posts'
import { drizzle } from 'drizzle-orm/node-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPending } from '../translations/pending.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { errorIn, sendToPanel } from '../../testing/send-to-panel.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string
let png: Buffer

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await signedIn(api, 'editor')
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
})
afterAll(() => api.stop())

const send = (method: string, path: string, body: unknown) => api.send(method, path, body, bearer(token))
const file = (bytes: Buffer, name = 'Night of flags.png', type = 'image/png') => ({
  name,
  type,
  data: bytes.toString('base64'),
})

async function upload(words: object = { alt: 'Flags', altHe: 'דגלים' }): Promise<PictureAnswer> {
  const made = await send('POST', '/api/pictures', file(png))
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as PictureAnswer
  return (await (await send('PUT', `/api/pictures/${id}`, words)).json()) as PictureAnswer
}

async function read(slug: string, locale: 'en' | 'he'): Promise<OpenPost> {
  return (await (await api.request(`/api/blog/${slug}?locale=${locale}`)).json()) as OpenPost
}

async function write(post: object, id = ''): Promise<{ status: number; body: Post & { error?: string } }> {
  const answer = await send(id ? 'PUT' : 'POST', id ? `/api/posts/${id}` : '/api/posts', post)
  return { status: answer.status, body: (await answer.json()) as Post & { error?: string } }
}

const figure = ({ url }: PictureAnswer, alt: string) =>
  `<figure><img src="${url}" alt="${alt}" width="30" height="20" /></figure>`

describe('a picture of the form', () => {
  test('is made anew and told of in both languages', async () => {
    const picture = await upload()
    expect(picture).toMatchObject({ width: 30, height: 20, alt: 'Flags', altHe: 'דגלים' })
    expect(picture.url).toMatch(/^\/media\/night-of-flags-[0-9a-f]{12}\.webp$/)
  })

  test.each([
    [file(Buffer.from('<svg/>'), 'a.svg', 'image/svg+xml'), 'pictureKind', /Choose a JPEG/],
    [file(Buffer.from('<svg/>'), 'a.png'), 'pictureKind', /Choose a JPEG/],
    [file(Buffer.alloc(5 * 1024 * 1024 + 1)), 'pictureTooLarge', /larger than 5 MB/],
  ])('that is none, or too large, is refused in words', async (sent, code, words) => {
    const answer = await send('POST', '/api/pictures', sent)
    expect(answer.status).toBe(422)
    const body = (await answer.json()) as { error: string; issues: object[] }
    expect(body.issues).toMatchObject([{ path: 'file', code }])
    expect(body.error).toMatch(words)
  })

  test('that there is not cannot be told of', async () => {
    const nothing = '00000000-0000-4000-8000-000000000000'
    expect((await send('PUT', `/api/pictures/${nothing}`, { alt: 'a', altHe: null })).status).toBe(404)
  })
})

describe('a post in both languages', () => {
  test('has its picture in each, told of in each', async () => {
    const picture = await upload()
    const slug = 'both'
    const { status, body } = await write({
      title: 'Night of the flags',
      slug,
      coverImage: picture.url,
      content: `<p>Hello</p>${figure(picture, 'Flags')}`,
      status: 'published',
      excerpt: 'In short',
      titleHe: 'ליל הדגלים',
      excerptHe: 'בקצרה',
      contentHe: `<p>שלום</p><img src="${picture.url}">`,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ excerpt: 'In short', titleHe: 'ליל הדגלים', excerptHe: 'בקצרה' })
    const [english, hebrew] = [await read(slug, 'en'), await read(slug, 'he')]
    expect(english.html).toEqual({ text: `<p>Hello</p>${figure(picture, 'Flags')}`, lang: 'en' })
    expect(hebrew.html).toEqual({ text: `<p>שלום</p>${figure(picture, 'דגלים')}`, lang: 'he' })
    expect([english.cover?.alt, hebrew.cover?.alt]).toEqual(['Flags', 'דגלים'])
    expect(hebrew).toMatchObject({
      title: { text: 'ליל הדגלים', lang: 'he' },
      excerpt: { text: 'בקצרה' },
      languages: ['en', 'he'],
    })
    const { rows } = await api.services.pool.query('select action from audit_entries where subject = $1', [body.id])
    expect(rows).toEqual([{ action: 'postCreated' }])

    const kept = await write({ title: 'Day of the flags', slug, content: '<p>Hi</p>', status: 'published' }, body.id)
    expect(kept.body).toMatchObject({ title: 'Day of the flags', titleHe: 'ליל הדגלים', excerpt: 'In short' })
    const emptied = { title: 'Day', content: '<p>Hi</p>', status: 'draft', titleHe: null, contentHe: '' }
    expect((await write(emptied, body.id)).body).toMatchObject({
      titleHe: null,
      contentHe: null,
      excerptHe: 'בקצרה',
    })
  })

  test('is not published while nothing is said of a picture in the language of its text', async () => {
    const picture = await upload({ alt: 'Flags', altHe: null })
    const post = { title: 'Wordless', content: '<p>a</p>', status: 'published', titleHe: 'בלי מילים' }
    const contentHe = `<p>שלום</p><img src="${picture.url}">`
    const { status, body } = await write({ ...post, contentHe })
    expect([status, body.error]).toEqual([422, expect.stringContaining(picture.url.slice('/media/'.length))])
    expect((await write({ ...post, contentHe, status: 'draft' })).status).toBe(201)
    const told = `<p>שלום</p><img src="${picture.url}" alt="דגלים">`
    expect((await write({ ...post, slug: 'told', contentHe: told })).status).toBe(201)
  })

  test('is refused in the panel for the same reason, in a sentence', async () => {
    const picture = await upload({ alt: null, altHe: null })
    const { body } = await write({ title: 'Panel', content: `<img src="${picture.url}">`, status: 'draft' })
    const publish = () => sendToPanel(api, 'PATCH', `/posts/${body.id}`, { _status: 'published' }, { token })
    expect(errorIn(await publish())).toContain('what it shows')
    await send('PUT', `/api/pictures/${picture.id}`, { alt: 'Flags', altHe: null })
    expect((await publish()).status).toBe(200)
  })

  test('shows what is said of its picture from the moment that it is said', async () => {
    const client = await api.services.pool.connect()
    try {
      const picture = await upload()
      await client.query('listen site_cache')
      const heard = new Promise((resolve) => client.once('notification', resolve))
      await send('PUT', `/api/pictures/${picture.id}`, { alt: 'Banners', altHe: null })
      expect(await heard).toMatchObject({ payload: '{"tags":["posts"]}' })
    } finally {
      client.release(true)
    }
  })
})

describe('a post in Hebrew alone', () => {
  const hebrew = { title: 'ליל הדגלים', content: '<p>שלום לכולם</p>', status: 'published' }
  const stored = async (id: string) => {
    const { rows } = await api.services.pool.query(
      'select _locale, title from posts_locales where _parent_id = $1 order by _locale',
      [id],
    )
    return rows.filter(({ title }) => title)
  }

  /** What of the post the screen of translations names. */
  const waiting = async (id: string) => {
    const page = { subject: 'posts', state: null, today: '2026-11-20', limit: 1000, offset: 0 } as const
    const texts = await listPending(drizzle({ client: api.services.pool }), page)
    return texts.filter((text) => text.id === id)
  }

  test.each([
    ['as the specified form sends it', hebrew],
    ['as the Hebrew part of the form', { ...hebrew, titleHe: hebrew.title, contentHe: hebrew.content }],
  ])('is kept as Hebrew: %s', async (_, sent) => {
    const { status, body } = await write(sent)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...hebrew, titleHe: hebrew.title, contentHe: hebrew.content })
    expect(await stored(body.id)).toEqual([{ _locale: 'he', title: hebrew.title }])
    expect(await waiting(body.id)).toEqual([])
    for (const locale of ['en', 'he'] as const) {
      expect(await read(body.slug, locale)).toMatchObject({
        title: { text: hebrew.title, lang: 'he' },
        languages: ['he'],
      })
    }
    const again = await write({ ...hebrew, slug: body.slug, title: 'לילה של דגלים' }, body.id)
    expect(again.body).toMatchObject({ title: 'לילה של דגלים', titleHe: 'לילה של דגלים' })
    const fixed = { title: 'ליל הדגלים', _status: 'published' }
    const panel = await sendToPanel(api, 'PATCH', `/posts/${body.id}?locale=he`, fixed, {
      token,
      language: 'he',
    })
    expect(panel.status).toBe(200)
    const both = {
      ...hebrew,
      title: 'Night',
      content: '<p>Hello</p>',
      titleHe: hebrew.title,
      slug: body.slug,
    }
    expect((await write(both, body.id)).body).toMatchObject({ title: 'Night', titleHe: hebrew.title })
    expect((await read(body.slug, 'en')).languages).toEqual(['en', 'he'])
  })
})
