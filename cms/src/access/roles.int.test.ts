import { handleEndpoints, type CollectionSlug } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { storeEvent } from '../testing/events.ts'
import { passwordOfStaff, signedIn } from '../testing/staff.ts'
import { submit } from '../testing/submissions.ts'
import { roles, type Role } from './roles.ts'

const everybody = [...roles, 'nobody'] as const
type Who = (typeof everybody)[number]

const operations = ['read', 'create', 'update', 'delete'] as const
type Operation = (typeof operations)[number]

const none: readonly Who[] = []
const admin: readonly Who[] = ['admin']
const writers: readonly Who[] = ['admin', 'editor']
const staff: readonly Who[] = roles
const moderators: readonly Who[] = ['admin', 'moderator']
const wordsmiths: readonly Who[] = ['admin', 'editor', 'translator']

/** Who may do what in the panel. */
const allowed = {
  events: { read: staff, create: moderators, update: staff, delete: admin },
  series: { read: staff, create: admin, update: admin, delete: admin },
  'search-names': { read: staff, create: writers, update: writers, delete: writers },
  sources: { read: admin, create: admin, update: admin, delete: admin },
  submissions: { read: moderators, create: none, update: none, delete: none },
  posts: { read: wordsmiths, create: writers, update: wordsmiths, delete: writers },
  media: { read: wordsmiths, create: writers, update: wordsmiths, delete: writers },
  texts: { read: wordsmiths, create: none, update: wordsmiths, delete: none },
  'faq-groups': { read: wordsmiths, create: writers, update: wordsmiths, delete: writers },
  subscribers: { read: admin, create: admin, update: admin, delete: admin },
  digests: { read: admin, create: admin, update: admin, delete: admin },
  mails: { read: admin, create: none, update: none, delete: none },
  users: { read: admin, create: admin, update: admin, delete: admin },
  'audit-entries': { read: admin, create: none, update: none, delete: none },
} satisfies Record<string, Record<Operation, readonly Who[]>>

type Slug = keyof typeof allowed
const slugs = Object.keys(allowed) as Slug[]

let api: TestApi
let picture: Buffer
const tokens = new Map<Who, string>()
const people = new Map<Who, object>()

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  for (const role of roles) {
    tokens.set(role, await signedIn(api, role, `the-${role}`))
    const where = { username: { equals: `the-${role}` } }
    const [user] = (await api.services.payload.find({ collection: 'users', where })).docs
    people.set(role, { ...user, collection: 'users' })
  }
})
afterAll(() => api.stop())

test('every collection of ours is in the table', () => {
  const known = Object.keys(api.services.payload.collections).filter((slug) => !slug.startsWith('payload-'))
  expect(known.sort()).toEqual([...slugs].sort())
  expect(api.services.payload.globals.config.map(({ slug }) => slug)).toEqual(['mail-settings'])
})

let made = 0
const unique = () => `made-${(made += 1)}`

/** What somebody would send to create a document. */
const given: Record<Slug, () => Record<string, unknown>> = {
  events: () => ({
    title: unique(),
    eventType: 'ctf',
    allDay: true,
    startDay: '2026-12-01',
    endDay: '2026-12-01',
    isOnline: true,
  }),
  series: () => ({ name: unique(), slug: unique() }),
  'search-names': () => ({ typed: unique(), means: 'Black Hat' }),
  sources: () => ({ name: unique(), kind: 'json', address: `https://lists.example/${unique()}` }),
  submissions: () => ({
    title: unique(),
    eventType: 'ctf',
    isOnline: false,
    status: 'approved',
    locale: 'en',
  }),
  posts: () => ({ title: unique(), slug: unique(), _status: 'published' }),
  media: () => ({ alt: unique() }),
  texts: () => ({ key: unique(), area: 'home', en: 'Hello' }),
  'faq-groups': () => ({ title: unique(), entries: [{ question: 'Why?', answer: 'So.' }] }),
  subscribers: () => ({ fullName: 'Noa', email: `${unique()}@example.com`, subscribedAt: '2026-01-01' }),
  digests: () => ({ firstDay: '2026-12-06', lastDay: '2026-12-12' }),
  mails: () => ({ kind: 'digest', recipientEmail: 'a@example.com', messageId: unique(), locale: 'en' }),
  users: () => ({
    username: unique(),
    password: 'open-sesame-43',
    role: 'admin',
    currentPassword: passwordOfStaff,
  }),
  'audit-entries': () => ({ at: new Date().toISOString(), action: 'denied' }),
}

/** A field that changes, and what it changes to. */
const change: Record<Slug, Record<string, unknown>> = {
  events: { title: 'Changed' },
  series: { name: 'Changed' },
  'search-names': { means: 'Changed' },
  sources: { name: 'Changed' },
  submissions: { title: 'Changed' },
  posts: { title: 'Changed' },
  media: { alt: 'Changed' },
  texts: { he: 'שלום' },
  'faq-groups': { title: 'Changed' },
  subscribers: { fullName: 'Changed' },
  digests: { intro: 'Changed' },
  mails: { subject: 'Changed' },
  users: { role: 'translator', currentPassword: passwordOfStaff },
  'audit-entries': { details: 'Changed' },
}

/** What removing an account asks for besides. */
const proof = { currentPassword: passwordOfStaff }

const file = () => ({ data: picture, mimetype: 'image/png', name: `${unique()}.png`, size: picture.length })

/** A document that is there already, put in with every right. */
async function stored(slug: Slug): Promise<string> {
  if (slug === 'events') return storeEvent(api)
  if (slug === 'submissions') return submit(api)
  if (slug === 'texts') {
    const { docs } = await api.services.payload.find({ collection: 'texts', limit: 1 })
    if (docs[0]) return docs[0].id
  }
  return create(slug, { overrideAccess: true })
}

async function create(slug: Slug, as: object): Promise<string> {
  const document = await api.services.payload.create({
    collection: slug as CollectionSlug,
    data: given[slug]() as never,
    ...(slug === 'media' ? { file: file() } : {}),
    ...as,
  })
  return String(document.id)
}

/** Payload's Local API, as somebody. */
async function locally(who: Who, operation: Operation, slug: Slug, id: string): Promise<void> {
  const { payload } = api.services
  const as = { overrideAccess: false, user: people.get(who) ?? null }
  const one = { collection: slug as CollectionSlug, id, ...as }
  if (operation === 'read') await payload.findByID(one)
  if (operation === 'create') await create(slug, as)
  if (operation === 'update') await payload.update({ ...one, data: change[slug] as never })
  if (operation === 'delete') await payload.delete({ ...one, req: { json: async () => proof } })
}

/** Payload's REST, as the panel calls it: through its real handler. */
async function rest(who: Who, method: string, path: string, body?: object | FormData): Promise<Response> {
  const token = tokens.get(who)
  const isForm = body instanceof FormData
  const request = new Request(`http://localhost/cms/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  return handleEndpoints({ config: api.services.payload.config, request })
}

function upload(data: object): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], `${unique()}.png`, { type: 'image/png' }))
  form.set('_payload', JSON.stringify(data))
  return form
}

async function remotely(who: Who, operation: Operation, slug: Slug, id: string): Promise<void> {
  const body = slug === 'media' ? upload(given.media()) : given[slug]()
  const answer = await {
    read: () => rest(who, 'GET', `/${slug}/${id}`),
    create: () => rest(who, 'POST', `/${slug}`, body),
    update: () => rest(who, 'PATCH', `/${slug}/${id}`, change[slug]),
    delete: () => rest(who, 'DELETE', `/${slug}/${id}`, proof),
  }[operation]()
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status })
}

async function outcome(attempt: Promise<void>): Promise<'done' | 'refused'> {
  try {
    await attempt
    return 'done'
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === 401 || status === 403 || status === 404) return 'refused'
    throw error
  }
}

const table = slugs.flatMap((slug) => operations.map((operation) => [slug, operation] as const))

describe.each(table)('%s: %s', (slug, operation) => {
  test.each([
    ['Payload’s own calls', locally],
    ['REST', remotely],
  ])('by %s', async (_, attempt) => {
    const id = await stored(slug)
    const before = await count(slug)
    for (const who of everybody) {
      const mine = operation === 'delete' && allowed[slug].delete.includes(who as never) ? await stored(slug) : id
      const expected = (allowed[slug][operation] as readonly Who[]).includes(who) ? 'done' : 'refused'
      expect([who, await outcome(attempt(who, operation, slug, mine))]).toEqual([who, expected])
    }
    const mayCreate = operation === 'create' ? allowed[slug].create.length : 0
    expect(await count(slug)).toBe(before + mayCreate)
    const isUntouched = operation === 'update' && allowed[slug].update.length === 0
    if (isUntouched) expect(await read(slug, id)).not.toMatchObject(change[slug])
  })
})

async function count(slug: Slug): Promise<number> {
  return (await api.services.payload.count({ collection: slug as CollectionSlug })).totalDocs
}

async function read(slug: Slug, id: string): Promise<object> {
  return api.services.payload.findByID({ collection: slug as CollectionSlug, id })
}

test.each(everybody)('the settings of the mail are read and changed by admins alone: %s', async (who) => {
  const { payload } = api.services
  const as = { overrideAccess: false, user: people.get(who) ?? null } as const
  const expected = who === 'admin' ? 'done' : 'refused'
  const attempts = [
    async () => void (await payload.findGlobal({ slug: 'mail-settings', ...as })),
    async () => void (await payload.updateGlobal({ slug: 'mail-settings', data: { weeklyDigest: true }, ...as })),
    async () => sent(await rest(who, 'GET', '/globals/mail-settings')),
    async () => sent(await rest(who, 'POST', '/globals/mail-settings', { weeklyDigest: true })),
  ]
  for (const attempt of attempts) expect(await outcome(attempt())).toBe(expected)
})

function sent(answer: Response): void {
  if (!answer.ok) throw Object.assign(new Error(), { status: answer.status })
}

test.each(everybody)('earlier versions of a post are read by those who work on it: %s', async (who) => {
  await stored('posts')
  const answer = await rest(who, 'GET', '/posts/versions')
  expect(answer.ok).toBe(wordsmiths.includes(who))
})

test.each(roles)(
  'a person sees and changes their own account, and of it neither role nor name: %s',
  async (role: Role) => {
    const id = (people.get(role) as { id: string }).id
    expect((await rest(role, 'GET', `/users/${id}`)).status).toBe(200)
    if (role === 'admin') return
    const attack = { role: 'admin', username: 'root', sessions: [], hash: 'x', salt: 'x' }
    expect((await rest(role, 'PATCH', `/users/${id}`, attack)).status).toBe(200)
    const { rows } = await api.services.pool.query('select username, role, hash from users where id = $1', [id])
    expect(rows[0]).toMatchObject({ username: `the-${role}`, role })
    expect(rows[0].hash).not.toBe('x')
    expect((await rest(role, 'GET', `/users/${id}`)).status).toBe(200)
  },
)

test.each(['editor', 'translator'] as const)(
  'an event’s texts are all of it that is changed by the %s',
  async (role) => {
    const id = await storeEvent(api, { title: 'An event', locationCity: 'Haifa' })
    const facts = {
      locationCity: 'Elsewhere',
      eventType: 'ctf',
      startDay: '2027-01-01',
      isOnline: true,
      tags: ['x'],
    }
    const hebrew = { title: `בידי ${role}`, ...facts }
    expect((await rest(role, 'PATCH', `/events/${id}?locale=he`, hebrew)).status).toBe(200)
    expect((await rest(role, 'GET', `/events/${id}?locale=he`)).status).toBe(200)
    const { rows } = await api.services.pool.query(
      `select title from events_locales where _parent_id = $1 and _locale = 'he'`,
      [id],
    )
    expect(rows).toEqual([{ title: `בידי ${role}` }])
    expect(await read('events', id)).toMatchObject({
      title: 'An event',
      locationCity: 'Haifa',
      eventType: 'conference',
      startDay: '2026-12-03',
      isOnline: false,
      tags: [],
    })
  },
)

test('a moderator changes all of an event that an admin does, from which submission it came apart', async () => {
  const id = await storeEvent(api, { title: 'An event', locationCity: 'Haifa' })
  const facts = { title: 'Another', locationCity: 'Eilat', eventType: 'ctf', state: 'cancelled', tags: ['x'] }
  const sent = { ...facts, submission: await stored('submissions') }
  expect((await rest('moderator', 'PATCH', `/events/${id}`, sent)).status).toBe(200)
  const { submission, ...now } = (await read('events', id)) as Record<string, unknown>
  expect([now, submission ?? null]).toEqual([expect.objectContaining(facts), null])
})
