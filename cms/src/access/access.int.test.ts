import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeEvent } from '../testing/events.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { submit } from '../testing/submissions.ts'
import { roles, type Role } from './roles.ts'

type Person = Awaited<ReturnType<Payload['findByID']>>

let api: TestApi
let event: string
let submission: string
const people = new Map<Role, Person>()

beforeAll(async () => {
  api = await startApi()
  event = await storeEvent(api, { title: 'An event', locationCity: 'Haifa' })
  submission = await submit(api)
  for (const role of roles) {
    const data = { username: `the-${role}`, password: 'open-sesame-43', role }
    const user = await api.services.payload.create({ collection: 'users', data })
    people.set(role, { ...user, collection: 'users' } as Person)
  }
})
afterAll(() => api.stop())

/** What happens to somebody in this role, or to nobody, who tries it in the admin panel. */
async function outcome(
  role: Role | 'nobody',
  attempt: (as: object) => Promise<unknown>,
): Promise<'done' | number> {
  const user = role === 'nobody' ? null : people.get(role)
  try {
    await attempt({ overrideAccess: false, user })
    return 'done'
  } catch (error) {
    return (error as { status: number }).status
  }
}

describe('who may do what', () => {
  const attempts: [string, (as: object) => Promise<unknown>, Record<Role, 'done' | 403>][] = [
    [
      'read events',
      (as) => api.services.payload.findByID({ collection: 'events', id: event, ...as }),
      { admin: 'done', editor: 'done', translator: 'done' },
    ],
    [
      'create an event',
      (as) =>
        api.services.payload.create({
          collection: 'events',
          data: {
            title: 'New',
            eventType: 'ctf',
            allDay: true,
            startDay: '2026-12-01',
            endDay: '2026-12-01',
            isOnline: true,
          },
          ...as,
        }),
      { admin: 'done', editor: 403, translator: 403 },
    ],
    [
      'read submissions',
      (as) => api.services.payload.findByID({ collection: 'submissions', id: submission, ...as }),
      { admin: 'done', editor: 403, translator: 403 },
    ],
    [
      'read subscribers',
      (as) => api.services.payload.find({ collection: 'subscribers', ...as }),
      { admin: 'done', editor: 403, translator: 403 },
    ],
    [
      'create a user',
      (as) =>
        api.services.payload.create({
          collection: 'users',
          data: { username: `made-${Math.random()}`, password: 'open-sesame-43', role: 'admin' },
          ...as,
        }),
      { admin: 'done', editor: 403, translator: 403 },
    ],
    [
      'write a post',
      (as) =>
        api.services.payload.create({
          collection: 'posts',
          data: { title: 'A post', slug: `p-${Math.random()}`, _status: 'draft' },
          ...as,
        }),
      { admin: 'done', editor: 'done', translator: 403 },
    ],
  ]

  test.each(attempts)('%s', async (_, attempt, expected) => {
    for (const role of roles) expect([role, await outcome(role, attempt)]).toEqual([role, expected[role]])
    expect(await outcome('nobody', attempt)).toBe(403)
  })

  test('nobody changes or deletes a submission in the panel, not even an admin', async () => {
    const { payload } = api.services
    for (const role of roles) {
      expect(
        await outcome(role, (as) => payload.delete({ collection: 'submissions', id: submission, ...as })),
      ).toBe(403)
      const change = {
        collection: 'submissions' as const,
        id: submission,
        data: { status: 'approved' as const },
      }
      expect(await outcome(role, (as) => payload.update({ ...change, ...as }))).toBe(403)
    }
  })

  test.each(['editor', 'translator'] as const)(
    'an %s changes an event’s texts and nothing else of it',
    async (role) => {
      const { payload } = api.services
      const data = { title: `By the ${role}`, locationCity: 'Elsewhere', eventType: 'ctf' as const }
      await payload.update({
        collection: 'events',
        id: event,
        data,
        overrideAccess: false,
        user: people.get(role),
      })
      expect(await payload.findByID({ collection: 'events', id: event })).toMatchObject({
        title: `By the ${role}`,
        locationCity: 'Haifa',
        eventType: 'conference',
      })
    },
  )

  test('nobody raises their own role', async () => {
    const { payload } = api.services
    const editor = people.get('editor')
    const id = String(editor?.id)
    await payload.update({
      collection: 'users',
      id,
      data: { role: 'admin' },
      overrideAccess: false,
      user: editor,
    })
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ role: 'editor' })
  })

  test('an editor sees no account but their own', async () => {
    const user = people.get('editor')
    const { docs } = await api.services.payload.find({ collection: 'users', overrideAccess: false, user })
    expect(docs.map(({ username }) => username)).toEqual(['the-editor'])
  })
})
