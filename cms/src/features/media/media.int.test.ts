import type { Post } from '@cyberluach/api/posts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorIn, sendToPanel } from '../../testing/send-to-panel.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { servePicture } from './serve-picture.ts'

let api: TestApi
let editor: string
let translator: string
let png: File

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  editor = await signedIn(api, 'editor')
  translator = await signedIn(api, 'translator')
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  png = new File([new Uint8Array(bytes)], 'Cover.png', { type: 'image/png' })
})
afterAll(() => api.stop())

type Uploaded = {
  id: string
  filename: string
  url: string
  width: number
  filesize: number
  mimeType: string
}

async function upload(file: File = png, token = editor, language: 'en' | 'he' = 'en') {
  return sendToPanel(api, 'POST', '/media', { alt: 'A green field' }, { token, file, language })
}

async function uploaded(): Promise<Uploaded> {
  const answer = await upload()
  expect(answer.status).toBe(201)
  return answer.body.doc as unknown as Uploaded
}

const served = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  servePicture(api.services.pool, name, new Request(`http://localhost/media/${name}`, { method, headers }))

describe('an uploaded picture', () => {
  test('is served to everybody, for good, as what it is', async () => {
    const { filename, url, width, filesize, mimeType } = await uploaded()
    expect(filename).toMatch(/^cover-[0-9a-f]{12}\.webp$/)
    expect([url, width, mimeType]).toEqual([`/media/${filename}`, 30, 'image/webp'])
    const answer = await served(filename)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(filesize),
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes).toHaveLength(filesize)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 })
    expect((await served(filename, { 'if-none-match': `"${filename}"` })).status).toBe(304)
    const head = await served(filename, {}, 'HEAD')
    expect([head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([String(filesize), 0])
    expect((await served('cover-000000000000.webp')).status).toBe(404)
  })

  test('is gone with its entry, and from the posts that showed it', async () => {
    const { id, filename } = await uploaded()
    const { payload, pool } = api.services
    const post = await payload.create({
      collection: 'posts',
      data: { title: 'Flags', cover: id, coverImage: 'https://img.example/a.png', _status: 'published' },
    })
    expect(await coverOf(post.id)).toBe(`/media/${filename}`)
    await sendToPanel(api, 'DELETE', `/media/${id}`, null, { token: editor })
    expect((await served(filename)).status).toBe(404)
    expect((await pool.query('select from media_files where media_id = $1', [id])).rowCount).toBe(0)
    expect(await coverOf(post.id)).toBe('https://img.example/a.png')
  })

  test('that takes another’s place has a name of its own', async () => {
    const { id, filename } = await uploaded()
    const answer = await sendToPanel(api, 'PATCH', `/media/${id}`, {}, { token: editor, file: png })
    const after = answer.body.doc as unknown as Uploaded
    expect(after.filename).not.toBe(filename)
    expect((await served(after.filename)).status).toBe(200)
    expect((await served(filename)).status).toBe(404)
  })

  test('is what the form of the dashboard keeps, and gives up for a link', async () => {
    const { id, filename } = await uploaded()
    const { payload } = api.services
    const post = await payload.create({
      collection: 'posts',
      data: { title: 'Kept', cover: id, _status: 'published' },
    })
    const form = { title: 'Kept', content: '<p>a</p>', status: 'published' }
    const put = (coverImage: string | null) =>
      api.send('PUT', `/api/posts/${post.id}`, { ...form, coverImage }, bearer(editor))
    expect((await put(`/media/${filename}`)).status).toBe(200)
    expect(await coverOf(post.id)).toBe(`/media/${filename}`)
    expect((await put('/media/nothing.webp')).status).toBe(422)
    expect((await put('/etc/passwd')).status).toBe(422)
    expect((await put('https://img.example/b.png')).status).toBe(200)
    expect(await coverOf(post.id)).toBe('https://img.example/b.png')
  })
})

async function coverOf(id: string): Promise<string | null | undefined> {
  const posts = (await (await api.request('/api/posts')).json()) as Post[]
  return posts.find((post) => post.id === id)?.coverImage
}

describe('what is refused', () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })

  test.each([
    ['en', /Choose a JPEG, PNG, WebP, AVIF or GIF/],
    ['he', /^זה לא סוג תמונה/],
  ] as const)('an SVG, in words: %s', async (language, words) => {
    const answer = await upload(svg, editor, language)
    expect(answer.status).toBe(400)
    expect(errorIn(answer)).toMatch(words)
  })

  test('a picture that the server would have to fetch', async () => {
    const body = { filename: 'a.png', url: 'http://127.0.0.1:1/a.png' }
    const answer = await sendToPanel(api, 'POST', '/media', body, { token: editor })
    expect([answer.status, errorIn(answer)]).toEqual([400, 'Choose a picture from your device.'])
  })

  test('a translator’s picture; what it shows is theirs to say', async () => {
    const { id, filename } = await uploaded()
    expect((await upload(png, translator)).status).toBe(403)
    expect((await sendToPanel(api, 'PATCH', `/media/${id}`, {}, { token: translator, file: png })).status).toBe(403)
    const said = await sendToPanel(api, 'PATCH', `/media/${id}?locale=he`, { alt: 'שדה ירוק' }, { token: translator })
    expect(said.body.doc).toMatchObject({ alt: 'שדה ירוק', filename })
  })

  test('facts of the file that a request makes up', async () => {
    const { id, filename } = await uploaded()
    const lies = { filename: '../x.html', mimeType: 'text/html', width: 1, url: 'https://evil.example/' }
    await sendToPanel(api, 'PATCH', `/media/${id}`, lies, { token: editor })
    const kept = await api.services.payload.findByID({ collection: 'media', id })
    expect(kept).toMatchObject({ filename, mimeType: 'image/webp', width: 30, url: `/media/${filename}` })
  })
})
