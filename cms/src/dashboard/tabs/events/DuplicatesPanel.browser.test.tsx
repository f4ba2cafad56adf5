import type { EventDuplicates } from '@cyberluach/api/managed-events'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import { DuplicatesPanel } from './EventDetail.tsx'

const words = texts.en.events.duplicates
const id = '00000000-0000-4000-8000-000000000001'
const event = { title: 'AppSec Israel', titleHe: null, startDay: '2026-10-06' }
const alike: EventDuplicates = { alike: [{ id, path: '/event/appsec-2', ...event }], merged: [] }
const merged: EventDuplicates = {
  alike: [],
  merged: [{ id, ...event, mergedAt: '2026-11-20T09:00:00.000Z', mergedBy: 'noa' }],
}
const path = '/api/sys/mgmt/events/kept'
const one = () => page.getByRole('button', { name: 'They are one: AppSec Israel' })
const two = () => page.getByRole('button', { name: 'Two again: AppSec Israel' })

test('an event that is on the calendar twice is made one, and two again, with the focus on what comes next', async () => {
  const calls = answerCalls({
    [`GET ${path}/duplicates`]: () => alike,
    [`POST ${path}/merge`]: () => merged,
    [`POST ${path}/merge-undo`]: () => alike,
  })
  await showTab({ tab: 'events', children: <DuplicatesPanel eventId="kept" /> })
  await expect.element(page.getByRole('link', { name: /AppSec Israel/ })).toHaveAttribute('href', '/event/appsec-2')
  await one().click()
  await expect.element(two()).toHaveFocus()
  await expect.element(page.getByText(words.done)).toBeVisible()
  await two().click()
  await expect.element(one()).toHaveFocus()
  expect(calls.filter(({ name }) => name.startsWith(`POST ${path}`))).toEqual([
    { name: `POST ${path}/merge`, body: { event: id } },
    { name: `POST ${path}/merge-undo`, body: { merge: id } },
  ])
})

test('for ten seconds the message itself takes it back', async () => {
  const calls = answerCalls({
    [`GET ${path}/duplicates`]: () => alike,
    [`POST ${path}/merge`]: () => merged,
    [`POST ${path}/merge-undo`]: () => alike,
  })
  await showTab({ tab: 'events', children: <DuplicatesPanel eventId="kept" /> })
  await one().click()
  await page.getByRole('button', { name: texts.en.queues.undo.act, exact: true }).first().click()
  await expect.poll(() => calls.at(-2)?.name === `POST ${path}/merge-undo` || calls.at(-1)?.name).toBeTruthy()
  await expect.element(page.getByText(words.undone)).toBeVisible()
})

test('why two events are not made one is said', async () => {
  answerCalls({
    [`GET ${path}/duplicates`]: () => alike,
    [`POST ${path}/merge`]: () =>
      Response.json({ error: 'A change is asked for', code: 'changeAsked' }, { status: 409 }),
  })
  await showTab({ tab: 'events', children: <DuplicatesPanel eventId="kept" /> })
  await one().click()
  await expect.element(page.getByText('A change is asked for')).toBeVisible()
  await expect.element(one()).toBeVisible()
})

test('where nothing is alike nothing is shown', async () => {
  const calls = answerCalls({ [`GET ${path}/duplicates`]: () => ({ alike: [], merged: [] }) })
  await showTab({ tab: 'events', children: <DuplicatesPanel eventId="kept" /> })
  await expect.poll(() => calls).not.toEqual([])
  await expect.element(page.getByText(words.title)).not.toBeInTheDocument()
})
