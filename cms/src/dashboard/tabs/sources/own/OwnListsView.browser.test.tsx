import type { OwnList, OwnRow } from '@cyberluach/api/own-lists'
import type { Role } from '@cyberluach/core/sign-in/roles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Answers } from '../../../testing/answer-calls.ts'
import { showTab } from '../../../testing/show-tab.tsx'
import { proposalsOf, sourceOf } from '../../../testing/sources.ts'
import { texts } from '../../../ui/text.tsx'
import { SourcesTab } from '../SourcesTab.tsx'

const { sources, ownLists: words, validation } = texts.en

const row = (n: number, changes: Partial<OwnRow> = {}): OwnRow => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  title: `Night ${n}`,
  titleHe: null,
  start: '2027-10-06',
  end: null,
  from: '18:00',
  until: null,
  isOnline: false,
  city: 'Haifa',
  venue: null,
  url: null,
  type: 'meetup',
  organizer: null,
  admission: null,
  price: null,
  state: 'scheduled',
  ...changes,
})
const list = (rows: OwnRow[]): OwnList => ({
  id: '00000000-0000-4000-8000-00000000000f',
  slug: 'israel',
  name: 'Cybersecurity events in Israel',
  nameHe: 'אירועי סייבר בישראל',
  licence: null,
  country: 'Israel',
  isRead: true,
  source: null,
  rows,
})
const at = `/api/sys/mgmt/own-lists/${list([]).id}`
type Changes = { put: OwnRow[]; remove: string[] }

/** A list of these rows, which changes as it is told to. */
const show = async (rows: OwnRow[], role: Role = 'admin', answers: Answers = {}) => {
  let stored = list(rows)
  const calls = answerCalls({
    'GET /api/sys/mgmt/sources': () => [sourceOf(1)],
    'GET /api/sys/mgmt/proposals': () => proposalsOf([]),
    'GET /api/sys/mgmt/own-lists': () => [stored],
    [`POST ${at}/rows`]: ({ body }) => {
      const { put, remove } = body as Changes
      const gone = new Set([...remove, ...put.map(({ id }) => id)])
      stored = list([...stored.rows.filter(({ id }) => !gone.has(id)), ...put])
      return stored
    },
    ...answers,
  })
  await showTab({ tab: 'sources', role, children: <SourcesTab /> })
  await page.getByRole('radio', { name: sources.views.own }).click()
  return () => calls.filter(({ name }) => name === `POST ${at}/rows`).map(({ body }) => body as Changes)
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: false }).first()

test('an event is added by key, and what is missing is said at its field', async () => {
  const sent = await show([])
  await expect.element(page.getByText(words.emptyTitle)).toBeVisible()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('textbox', { name: words.row.title })).toHaveFocus()
  await page.getByRole('textbox', { name: words.row.title }).fill('Cyber Night')
  await button(words.row.save).click()
  await expect.element(page.getByText(validation.required)).toBeVisible()
  expect(sent()).toEqual([])
  await field(words.row.start).fill('2027-10-06')
  await button(words.row.save).click()
  await expect.element(page.getByText(words.done.added)).toBeVisible()
  expect(sent()).toMatchObject([
    { put: [{ title: 'Cyber Night', start: '2027-10-06', end: null, type: null }], remove: [] },
  ])
  await expect.poll(() => document.activeElement?.closest('[data-row]')?.textContent).toContain('Cyber Night')
})

test('a row is changed and removed by a moderator, and each is taken back by key', async () => {
  const sent = await show([row(1), row(2)], 'moderator')
  await page.getByRole('button', { name: /Night 1/, expanded: false }).click()
  await page.getByRole('textbox', { name: words.row.city }).fill('Eilat')
  await button(words.row.save).click()
  await expect.element(page.getByText(words.done.saved)).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText(words.done.undone)).toBeVisible()
  expect(sent()).toMatchObject([
    { put: [{ id: row(1).id, city: 'Eilat' }], remove: [] },
    { put: [row(1)], remove: [] },
  ])
  await page.getByRole('button', { name: /Night 2/, expanded: false }).click()
  await button(words.row.remove).click()
  await expect.element(page.getByText(words.done.removed)).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText('Night 2')).toBeVisible()
  expect(sent().slice(2)).toEqual([
    { put: [], remove: [row(2).id] },
    { put: [row(2)], remove: [] },
  ])
  await expect.element(button(words.settings)).not.toBeInTheDocument()
})

test('lines of a spreadsheet are pasted: what is read and what is wrong is said before anything is sent', async () => {
  const sent = await show([])
  await button(words.paste).click()
  await page
    .getByRole('textbox', { name: words.pasting.text })
    .fill('One\t\t2027-10-06\nTwo\t\tsoon\nThree\t\t7.10.2027')
  await expect.element(page.getByText('2 events were read')).toBeVisible()
  await expect.element(page.getByText(/Line 2, First day/)).toBeVisible()
  await button('Add 2 events').click()
  await expect.element(page.getByText('2 events were added')).toBeVisible()
  expect(sent()[0]?.put.map(({ title, start }) => [title, start])).toEqual([
    ['One', '2027-10-06'],
    ['Three', '2027-10-07'],
  ])
})

test('what the server refuses is said at the field of the row', async () => {
  const issues = [{ path: 'put.0.url', code: 'url' }]
  await show([row(1)], 'admin', {
    [`POST ${at}/rows`]: () => Response.json({ error: 'x', code: 'invalid', issues }, { status: 422 }),
  })
  await page.getByRole('button', { name: /Night 1/, expanded: false }).click()
  await page.getByRole('textbox', { name: words.row.venue }).fill('The port')
  await button(words.row.save).click()
  await expect.element(page.getByRole('textbox', { name: words.row.url })).toHaveAttribute('aria-invalid', 'true')
})

test('a list is published with the licence that was chosen, and another one is made', async () => {
  const bodies: unknown[] = []
  await show([], 'admin', {
    [`PUT ${at}`]: ({ body }) => (bodies.push(body), list([])),
    'POST /api/sys/mgmt/own-lists': () => Response.json({ error: 'x', code: 'alreadyExists' }, { status: 409 }),
  })
  await button(words.settings).click()
  await page.getByRole('combobox', { name: words.editing.licence }).selectOptions('CC0 1.0')
  await button(words.editing.save).click()
  await expect.element(page.getByText(words.done.settings)).toBeVisible()
  expect(bodies).toMatchObject([{ slug: 'israel', licence: 'CC0 1.0', isRead: true }])
  await button(words.create).click()
  await page.getByRole('textbox', { name: words.editing.name }).fill('Other')
  await page.getByRole('textbox', { name: words.editing.slug }).fill('israel')
  await button(words.editing.save).click()
  await expect.element(page.getByText(words.editing.taken)).toBeVisible()
})
