import type { PageReport, WaitingText } from '@cyberluach/api/page-facts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, type Answers } from '../../../testing/answer-calls.ts'
import { showTab } from '../../../testing/show-tab.tsx'
import { proposalsOf } from '../../../testing/sources.ts'
import { texts } from '../../../ui/text.tsx'
import { SourcesTab } from '../SourcesTab.tsx'

const words = texts.en.sources.pages
const now = '2026-11-20T03:30:00.000Z'
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const textOf = (n: number, host: string): WaitingText => ({
  id: id(n),
  event: { id: id(90 + n), path: `/event/summit-${n}`, title: `Summit ${n}`, titleHe: null, startDay: '2027-03-04' },
  host,
  address: `https://${host}/${n}`,
  text: `What summit ${n} says of itself, <b>as it stands</b>.`,
  language: 'en',
  foundAt: now,
})
const all: PageReport = {
  isOn: true,
  lastRun: {
    startedAt: now,
    endedAt: now,
    read: 12,
    unchanged: 3,
    filled: 9,
    waiting: 3,
    skipped: 2,
    refused: [
      { reason: 'otherDays', count: 2 },
      { reason: 'robotsForbid', count: 1 },
    ],
  },
  waiting: [textOf(1, 'one.example'), textOf(2, 'one.example'), textOf(3, 'two.example')],
  hosts: [{ host: 'one.example', filled: 4, isUndone: false }],
}
const path = '/api/sys/mgmt/page-facts'

async function show(answers: Answers = {}, first: PageReport = all) {
  let report = first
  const calls = answerCalls({
    'GET /api/sys/mgmt/sources': () => [],
    'GET /api/sys/mgmt/proposals': () => proposalsOf([]),
    [`GET ${path}`]: () => report,
    [`POST ${path}/decisions`]: ({ body }) => {
      const { ids } = body as { ids: string[] }
      return (report = { ...report, waiting: report.waiting.filter((one) => !ids.includes(one.id)) })
    },
    [`POST ${path}/hosts`]: ({ body }) => {
      const { host, isRead } = body as { host: string; isRead: boolean }
      return (report = { ...report, hosts: [{ host, filled: 0, isUndone: !isRead }] })
    },
    ...answers,
  })
  await showTab({ tab: 'sources', role: 'admin', children: <SourcesTab /> })
  await page.getByRole('radio', { name: new RegExp(texts.en.sources.views.pages) }).click()
  return calls
}
const sent = (calls: Awaited<ReturnType<typeof show>>) => calls.filter(({ name }) => name.startsWith(`POST ${path}`))

test('a text is accepted or refused by one key, with the focus on the next one', async () => {
  const calls = await show()
  await expect.element(page.getByText('What summit 1 says of itself, <b>as it stands</b>.')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.poll(() => document.activeElement?.textContent).toContain('Summit 1')
  await userEvent.keyboard('a')
  await expect.poll(() => document.activeElement?.textContent).toContain('Summit 2')
  await userEvent.keyboard('x')
  await expect.poll(() => document.activeElement?.textContent).toContain('Summit 3')
  expect(sent(calls).map(({ body }) => body)).toEqual([
    { ids: [id(1)], isAccepted: true },
    { ids: [id(2)], isAccepted: false },
  ])
})

test('all texts of one site are decided at once', async () => {
  const calls = await show()
  await page.getByRole('combobox', { name: words.host }).selectOptions('one.example')
  await page.getByRole('button', { name: 'Accept all 2 from this site' }).click()
  await expect.element(page.getByText('Summit 3')).toBeVisible()
  expect(sent(calls).map(({ body }) => body)).toEqual([{ ids: [id(1), id(2)], isAccepted: true }])
})

test('the last night says what was read, filled and not believed; a site is undone, and read again, in one step', async () => {
  const calls = await show()
  await expect.element(page.getByText(/12 pages read · 3 unchanged · 9 fields filled/)).toBeVisible()
  await expect.element(page.getByText(/names other days \(2\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo all that came from one.example' }).click()
  await expect.element(page.getByText(words.isUndone)).toBeVisible()
  await page.getByRole('button', { name: 'Read one.example again' }).click()
  expect(sent(calls).map(({ body }) => body)).toEqual([
    { host: 'one.example', isRead: false },
    { host: 'one.example', isRead: true },
  ])
})

test('where pages are not read, that is said', async () => {
  await show({}, { ...all, isOn: false, lastRun: null, waiting: [], hosts: [] })
  await expect.element(page.getByText(words.off)).toBeVisible()
  await expect.element(page.getByText(words.emptyTitle)).toBeVisible()
})
