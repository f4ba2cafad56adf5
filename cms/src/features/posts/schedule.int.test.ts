import type { Post } from '@cyberluach/api/posts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../../jobs/start-jobs.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('delete from posts')
  await api.services.pool.query(
    'select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null',
  )
})

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()
const form = { title: 'Flags', content: '<p>Hello</p>', status: 'published' }

async function send(method: string, path: string, body?: object): Promise<Post> {
  const answer = await api.send(method, path, body, bearer(token))
  return (answer.status === 204 ? null : await answer.json()) as Post
}

async function jobs(): Promise<{ task: string; at: string }[]> {
  const { rows } = await api.services.pool.query<{ task_identifier: string; run_at: Date }>(
    `select task_identifier, run_at from graphile_worker.jobs where task_identifier = 'publish-due-posts'`,
  )
  return rows.map((row) => ({ task: row.task_identifier, at: row.run_at.toISOString() }))
}

test('a post of a later date has one job at that moment, which follows its date', async () => {
  const at = inOneHour()
  const { id } = await send('POST', '/api/posts', { ...form, publishedAt: at })
  expect(await jobs()).toEqual([{ task: 'publish-due-posts', at }])
  const later = new Date(Date.parse(at) + 60_000).toISOString()
  await send('PUT', `/api/posts/${id}`, { ...form, publishedAt: later })
  expect(await jobs()).toEqual([{ task: 'publish-due-posts', at: later }])
  await send('PUT', `/api/posts/${id}`, { ...form, publishedAt: '2026-01-02T00:00:00Z' })
  expect(await jobs()).toEqual([])
})

test.each(['taken back', 'deleted'])('nothing is left of it once the post is %s', async (how) => {
  const { id } = await send('POST', '/api/posts', { ...form, publishedAt: inOneHour() })
  if (how === 'deleted') await send('DELETE', `/api/posts/${id}`)
  else await send('PUT', `/api/posts/${id}`, { ...form, status: 'draft' })
  expect(await jobs()).toEqual([])
})

test('a post that was not stored has no job', async () => {
  await send('POST', '/api/posts', { ...form, slug: 'flags' })
  await send('POST', '/api/posts', { ...form, slug: 'flags', publishedAt: inOneHour() })
  expect(await jobs()).toEqual([])
})

test('its pages are made again at its moment', async () => {
  const running = await startJobs(api.services)
  const listener = new pg.Client({ connectionString: api.database.url })
  await listener.connect()
  try {
    const moment = Date.now() + 1_500
    await send('POST', '/api/posts', { ...form, publishedAt: new Date(moment).toISOString() })
    await listener.query('listen site_cache')
    const heard = new Promise<number>((resolve) => {
      listener.on('notification', ({ payload }) => {
        if (payload?.includes('posts') && Date.now() >= moment) resolve(Date.now())
      })
    })
    expect(await api.request('/api/posts').then((answer) => answer.json())).toEqual([])
    expect((await heard) - moment).toBeLessThan(10_000)
    expect(await api.request('/api/posts').then((answer) => answer.json())).toHaveLength(1)
  } finally {
    await listener.end()
    await running.stop()
  }
})
