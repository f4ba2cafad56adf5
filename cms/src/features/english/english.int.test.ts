import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { countProposals, readProposal } from './proposals.ts'

let api: TestApi
let translator: string
let editor: string
let event: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  translator = await signedIn(api, 'translator')
  editor = await signedIn(api, 'editor')
})
afterAll(() => api.stop())

beforeEach(async () => {
  await api.services.pool.query('truncate events cascade')
  event = await storeEvent(api, { title: 'Night of flags', titleHe: 'ליל הדגלים', description: 'Flags.' })
})

const save = (data: object, query = '', token = translator) =>
  sendToPanel(api, 'PATCH', `/events/${event}${query}`, data, { token })
const proposal = () => readProposal(api.services.pool, event)
const decide = async (call: 'publish' | 'decline', at?: string, token = editor) =>
  (
    await sendToPanel(
      api,
      'POST',
      `/events/${event}/${call}-english`,
      { at: at ?? (await proposal())?.at.toISOString() },
      { token },
    )
  ).status
const texts = async () => {
  const { rows } = await api.services.pool.query(
    `select _locale as locale, title, description from events_locales where _parent_id = $1 order by 1`,
    [event],
  )
  return Object.fromEntries(rows.map(({ locale, title, description }) => [locale, [title, description]]))
}
const deeds = async () =>
  (
    await api.services.pool.query(
      `select action from audit_entries where subject = $1 and action::text like 'eventT%' order by at, id`,
      [event],
    )
  ).rows.map(({ action }) => action)

test('a translator’s English of an event waits, and what readers have stays; Hebrew is public at once', async () => {
  const sent = { title: 'Hacked', otherTexts: { title: 'ליל כל הדגלים', description: 'דגלים.' } }
  expect((await save(sent)).status).toBe(200)
  expect(await texts()).toEqual({ en: ['Night of flags', 'Flags.'], he: ['ליל כל הדגלים', 'דגלים.'] })
  expect(await proposal()).toMatchObject({
    now: { title: 'Night of flags', description: 'Flags.' },
    proposed: { title: 'Hacked', description: null },
    by: 'a-translator',
  })
  expect(await (await api.request(`/api/events/${event}`)).json()).toMatchObject({ title: 'Night of flags' })
  expect(await deeds()).toEqual(['eventTextsProposed'])
})

test.each([
  ['in an English form', '', { title: 'Flags by night' }],
  [
    'beside a Hebrew form',
    '?locale=he',
    { title: 'ליל הדגלים', otherTexts: { title: 'Flags by night', description: 'Flags.' } },
  ],
  ['in both languages of nothing else', '?locale=en&depth=0', { title: ' Flags by night ' }],
])('it waits however it is written: %s', async (_, query, data) => {
  expect((await save(data, query)).status).toBe(200)
  expect((await texts()).en).toEqual(['Night of flags', 'Flags.'])
  expect((await proposal())?.proposed).toEqual({ title: 'Flags by night', description: null })
})

test('in a heap, or in all languages at once, no English is written', async () => {
  await sendToPanel(api, 'PATCH', `/events?where[id][equals]=${event}`, { title: 'Hacked' }, { token: translator })
  await save({ title: { en: 'Hacked', he: 'פרוץ' } }, '?locale=all')
  expect((await texts()).en).toEqual(['Night of flags', 'Flags.'])
})

test('an editor publishes it, or declines it; each once, and as it was looked at', async () => {
  await save({ title: 'Flags by night', description: 'Many flags.' })
  const at = (await proposal())?.at.toISOString()
  await save({ title: 'Flags in the night', description: 'Flags.' })
  expect(await decide('publish', at)).toBe(404)
  expect(await decide('publish')).toBe(200)
  expect((await texts()).en).toEqual(['Flags in the night', 'Flags.'])
  expect(await decide('publish', at)).toBe(404)
  await save({ title: 'Hacked' })
  expect(await decide('decline')).toBe(200)
  expect((await texts()).en?.[0]).toBe('Flags in the night')
  expect(await countProposals(api.services.pool)).toBe(0)
  expect(await deeds()).toEqual([
    'eventTextsProposed',
    'eventTextsProposed',
    'eventTextsPublished',
    'eventTextsProposed',
    'eventTextsDeclined',
  ])
})

test('a form that is saved as it was proposes nothing, and takes nothing back that waits', async () => {
  await save({ title: 'Night of flags', description: 'Flags.' })
  expect(await proposal()).toBeNull()
  await save({ title: 'Flags by night' })
  await save({
    title: 'Night of flags',
    description: 'Flags.',
    otherTexts: { title: 'ליל', description: null },
  })
  expect((await proposal())?.proposed.title).toBe('Flags by night')
})

test('an English title is not taken away, and who decides is no translator and no moderator', async () => {
  expect((await save({ title: '  ' })).status).toBe(400)
  await save({ title: 'Hacked' })
  const moderator = await signedIn(api, 'moderator')
  for (const token of [translator, moderator]) expect(await decide('publish', undefined, token)).toBe(403)
  expect((await texts()).en?.[0]).toBe('Night of flags')
})

test('an editor’s own English is public at once, as before', async () => {
  expect((await save({ title: 'Flags by night' }, '', editor)).status).toBe(200)
  expect((await texts()).en?.[0]).toBe('Flags by night')
  expect(await proposal()).toBeNull()
})
