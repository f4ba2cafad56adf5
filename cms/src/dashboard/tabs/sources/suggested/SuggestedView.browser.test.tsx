import type { ManagedSource } from '@cyberluach/api/sources'
import type { SuggestedSource } from '@cyberluach/api/suggested-sources'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Answers } from '../../../testing/answer-calls.ts'
import { showTab } from '../../../testing/show-tab.tsx'
import { previewOf, proposalsOf, runsOf, sourceOf } from '../../../testing/sources.ts'
import { texts } from '../../../ui/text.tsx'
import { SourcesTab } from '../SourcesTab.tsx'

const { suggestions: words, sources } = texts.en

const suggestionOf = (name: string, changes: Partial<SuggestedSource> = {}): SuggestedSource => ({
  id: name,
  source: {
    name,
    address: `https://lists.example/${name}.ics`,
    kind: 'iCalendar',
    licence: null,
    credit: null,
    creditUrl: null,
    mayPassOn: false,
    isOn: true,
    eventType: 'meetup',
    country: 'Poland',
    city: null,
    organizer: null,
    leaveOut: null,
  },
  asks: null,
  eventTypes: ['meetup'],
  place: 'PL',
  city: null,
  languages: ['en'],
  basis: 'meetupFeed',
  evidence: 'chapterDirectory',
  seenOn: '2026-08',
  seenAt: 'https://owasp.org/chapters/',
  confidence: 'pattern',
  caution: null,
  sourceId: null,
  ...changes,
})

/** A calendar that adds what it is sent, and takes it out again. */
async function show(rows: SuggestedSource[], answers: Answers = {}) {
  let lists: ManagedSource[] = []
  const added = (body: unknown) => {
    const { name } = body as SuggestedSource['source']
    const one = sourceOf(lists.length + 1, { name, isSyncing: true, lastRun: null, health: 'never' })
    lists = [...lists, one]
    return one
  }
  const ids = () => new Map(lists.map(({ name, id }) => [name, id]))
  const at = [1, 2, 3].map((n) => `/api/sys/mgmt/sources/${sourceOf(n).id}`)
  const calls = answerCalls({
    'GET /api/sys/mgmt/sources': () => lists,
    'GET /api/sys/mgmt/proposals': () => proposalsOf([]),
    'GET /api/sys/mgmt/suggested-sources': () => ({
      suggestions: rows.map((row) => ({ ...row, sourceId: ids().get(row.source.name) ?? null })),
      total: rows.length,
      countries: [{ place: 'PL', count: rows.length }],
      all: rows.length,
      added: lists.length,
    }),
    'POST /api/sys/mgmt/sources': ({ body }) => added(body),
    'POST /api/sys/mgmt/source-preview': () => previewOf,
    ...Object.fromEntries(at.map((path) => [`GET ${path}/runs`, () => runsOf])),
    ...Object.fromEntries(
      at.map((path) => [
        `DELETE ${path}`,
        () => {
          lists = lists.filter(({ id }) => !path.endsWith(id))
          return new Response(null, { status: 204 })
        },
      ]),
    ),
    ...answers,
  })
  await showTab({ tab: 'sources', children: <SourcesTab /> })
  await page.getByRole('radio', { name: sources.views.suggested }).click()
  return { calls, finish: (changes: Partial<ManagedSource>) => (lists = lists.map((one) => ({ ...one, ...changes }))) }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (name: string) => page.getByRole('button', { name: new RegExp(name), expanded: false }).click()
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) }).first()
const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` })
const sent = (calls: { name: string; body: unknown }[], name: string) => calls.filter((call) => call.name === name)

test('a list says why it may be read and how that is known, is looked at, and added with what is usual of it', async () => {
  const suggestion = suggestionOf('Warsaw')
  const { calls } = await show([suggestion])
  await expect.element(row('Warsaw').getByText(words.notRead)).toBeVisible()
  await open('Warsaw')
  await expect.element(page.getByText(words.bases.meetupFeed)).toBeVisible()
  await expect.element(page.getByText(/changed last in August 2026/)).toBeVisible()
  await expect.element(page.getByText(words.confidences.pattern)).toBeVisible()
  await button(words.preview).click()
  await expect.element(page.getByText('Row 0', { exact: true })).toBeVisible()
  const { kind, address, eventType, country, city, organizer, leaveOut } = suggestion.source
  const [asked] = sent(calls, 'POST /api/sys/mgmt/source-preview')
  expect(asked?.body).toEqual({ kind, address, eventType, country, city, organizer, leaveOut })
  await button(words.add).click()
  await expect.element(page.getByText('1 list added')).toBeVisible()
  expect(sent(calls, 'POST /api/sys/mgmt/sources')[0]?.body).toEqual(suggestion.source)
  await expect.element(row('Warsaw').getByText(sources.health.syncing)).toBeVisible()
})

test('several are added at once, show how they stand where they are, and are taken out again', async () => {
  const { calls, finish } = await show(['Warsaw', 'Lodz', 'Gdansk'].map((name) => suggestionOf(name)))
  await choose('Warsaw').click()
  await choose('Gdansk').click()
  await button('Add 2 lists').click()
  await expect.element(page.getByText('2 lists added')).toBeVisible()
  expect(sent(calls, 'POST /api/sys/mgmt/sources')).toHaveLength(2)
  await expect.element(choose('Warsaw')).not.toBeInTheDocument()
  const [lastRun = null] = runsOf.map((run) => ({ ...run, outcome: 'failed' as const, reason: 'notFound' as const }))
  finish({ isSyncing: false, health: 'failed', lastRun })
  await expect.element(row('Gdansk').getByText(sources.reasons.notFound)).toBeVisible()
  await button(words.undo).click()
  await expect.element(page.getByText('2 lists taken out again')).toBeVisible()
  await expect.element(row('Warsaw').getByText(words.notRead)).toBeVisible()
  await expect.element(choose('Lodz')).toBeVisible()
})

test('one that is here already is passed over, and that is said', async () => {
  let asked = 0
  const taken = () => Response.json({ error: 'x', code: 'alreadyExists' }, { status: 409 })
  await show(
    ['Warsaw', 'Lodz'].map((name) => suggestionOf(name)),
    { 'POST /api/sys/mgmt/sources': () => (asked++ === 0 ? taken() : sourceOf(2)) },
  )
  for (const name of ['Warsaw', 'Lodz']) await choose(name).click()
  await button('Add 2 lists').click()
  await expect.element(page.getByText('1 list added')).toBeVisible()
  await expect.element(page.getByText(new RegExp(words.taken))).toBeVisible()
})

test('what stands for many lists asks which, and for a name, before anything is looked at or added', async () => {
  const any = suggestionOf('Any group', { asks: 'meetupGroup' })
  const { calls } = await show([
    { ...any, source: { ...any.source, address: 'https://www.meetup.com/{answer}/events/ical/' } },
  ])
  await open(words.many.meetupGroup)
  await expect.element(choose(words.many.meetupGroup)).not.toBeInTheDocument()
  const answer = page.getByRole('textbox', { name: words.questions.meetupGroup })
  await button(words.preview).click()
  await expect.element(answer).toHaveFocus()
  await answer.fill('https://www.meetup.com/haifa-sec/')
  await button(words.add).click()
  const name = page.getByRole('textbox', { name: words.name })
  await expect.element(name).toHaveFocus()
  await name.fill('Haifa Sec')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(calls, 'POST /api/sys/mgmt/source-preview')).toHaveLength(1)
  await button(words.add).click()
  await expect
    .poll(() => sent(calls, 'POST /api/sys/mgmt/sources')[0]?.body)
    .toMatchObject({
      name: 'Haifa Sec',
      address: 'https://www.meetup.com/haifa-sec/events/ical/',
    })
})

test('what is found behind the address of a page is taken with its kind and its name', async () => {
  const any = suggestionOf('Any page', { asks: 'pageAddress' })
  const list = { address: 'https://night.example/?ical=1', kind: 'iCalendar', name: 'Night', reason: 'wordpress' }
  const { calls } = await show([{ ...any, source: { ...any.source, address: '{answer}', kind: 'schemaOrg' } }], {
    'POST /api/sys/mgmt/source-discovery': () => ({ lists: [{ ...list, upcoming: 3, failed: null }], failed: null }),
  })
  await open(words.many.pageAddress)
  await page.getByRole('textbox', { name: words.questions.pageAddress }).fill('https://night.example/')
  await button(sources.discovery.find).click()
  await button(sources.discovery.take).click()
  await button(words.add).click()
  const { address, kind, name } = list
  await expect.poll(() => sent(calls, 'POST /api/sys/mgmt/sources')[0]?.body).toMatchObject({ address, kind, name })
})
