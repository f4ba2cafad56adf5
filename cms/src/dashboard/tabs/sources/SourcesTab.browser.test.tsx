import type { ManagedSource } from '@cyberluach/api/sources'
import type { Role } from '@cyberluach/core/sign-in/roles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { answerCalls, type Answers } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { decidedOf, previewOf, proposalOf, proposalsOf, runsOf, sourceOf } from '../../testing/sources.ts'
import { texts } from '../../ui/text.tsx'
import { savedDraft } from '../../../session/draft.ts'
import { formOfSource, lastEditedSource, newSourceForm } from './form/use-source-form.ts'
import { SourcesTab } from './SourcesTab.tsx'

const { sources: words, decisions } = texts.en
const list = sourceOf(1)
const at = `/api/sys/mgmt/sources/${list.id}`

/** A calendar of some lists, of which nothing waits unless a test says so. */
const show = async (answers: Answers = {}, lists: () => ManagedSource[] = () => [list], role: Role = 'admin') => {
  const calls = answerCalls({
    'GET /api/sys/mgmt/sources': lists,
    'GET /api/sys/mgmt/proposals': () => proposalsOf([]),
    'GET /api/sys/mgmt/calendar-offers': () => [],
    [`GET ${at}/runs`]: () => runsOf,
    'POST /api/sys/mgmt/source-preview': () => previewOf,
    ...answers,
  })
  await showTab({ tab: 'sources', role, children: <SourcesTab /> })
  return calls
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const create = () => page.getByRole('button', { name: words.create })
const address = () => page.getByRole('textbox', { name: words.form.address })
const open = (name: string) => page.getByRole('button', { name: new RegExp(name), expanded: false }).click()
const isFocusOnEmpty = (title: string) =>
  expect.poll(() => document.activeElement?.closest('[data-part=empty]')?.textContent).toContain(title)
const inRow = (text: string) =>
  expect.poll(() => document.activeElement?.closest('[data-row]')?.textContent).toContain(text)

test('lists that were not read since the product came with them say how old they are', async () => {
  const shipped = { ...list, lastRun: list.lastRun && { ...list.lastRun, trigger: 'start' as const } }
  await show({}, () => [shipped, sourceOf(2)])
  await expect.element(page.getByText('2 lists are read · 1 as it was on August 21, 2026')).toBeVisible()
})

test('turning a list off says that alone: what somebody else changed meanwhile stays', async () => {
  const off = { ...list, name: 'Renamed elsewhere', isOn: false }
  let lists = [list]
  const calls = await show({ [`PUT ${at}`]: () => (lists = [off])[0] }, () => lists)
  await open(list.name)
  await button(words.acts.turnOff).click()
  await expect.element(page.getByText('Renamed elsewhere')).toBeVisible()
  expect(calls.filter(({ name }) => name === `PUT ${at}`)).toEqual([{ name: `PUT ${at}`, body: { isOn: false } }])
})

test('the form sends what was typed upon what the list says by now', async () => {
  let lists = [list]
  const calls = await show({ [`PUT ${at}`]: () => lists[0], [`POST ${at}/sync`]: () => lists[0] }, () => lists)
  await open(list.name)
  await button(words.acts.edit).click()
  await page.getByRole('textbox', { name: words.form.licence }).fill('CC0')
  lists = [{ ...list, trust: 'publish', name: 'Renamed elsewhere' }]
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('textbox', { name: words.form.name })).toHaveValue('Renamed elsewhere')
  await button(words.form.save).click()
  await inRow('Renamed elsewhere')
  expect(calls.find(({ name }) => name === `PUT ${at}`)?.body).toEqual({ licence: 'CC0' })
})

test('read now is asked once, however fast it is pressed again', async () => {
  const answer = Promise.withResolvers<ManagedSource>()
  const calls = await show({ [`POST ${at}/sync`]: () => answer.promise })
  await open(list.name)
  await button(words.acts.sync).dblClick()
  await expect.element(button(words.acts.sync)).toHaveAttribute('aria-busy', 'true')
  answer.resolve({ ...list, isSyncing: true })
  await expect.element(page.getByText(words.done.syncing)).toBeVisible()
  expect(calls.filter(({ name }) => name === `POST ${at}/sync`)).toHaveLength(1)
})

test.each(['en', 'he'] as const)('all that a list brought can be read, %s', async (locale) => {
  await page.viewport(1440, 1000)
  answerCalls({
    'GET /api/sys/mgmt/sources': () => [list],
    'GET /api/sys/mgmt/proposals': () => proposalsOf([]),
  })
  await showTab({ tab: 'sources', locale, children: <SourcesTab /> })
  const brought = page.getByText(/123/)
  await expect.element(brought).toBeVisible()
  const { scrollWidth, clientWidth } = brought.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('a kind that was chosen stays whatever address is pasted afterwards', async () => {
  await show()
  await create().click()
  const kind = page.getByRole('combobox', { name: words.form.kind, exact: true })
  await address().fill('https://lists.example/events.ics')
  await userEvent.tab()
  await expect.element(kind).toHaveValue('iCalendar')
  await kind.selectOptions('json')
  await address().fill('https://lists.example/calendar')
  await userEvent.tab()
  await expect.element(kind).toHaveValue('json')
})

test('what stands behind an address is offered, and taken into the form', async () => {
  const found = { kind: 'iCalendar', name: 'Evenings', reason: 'linked', upcoming: 12, failed: null } as const
  const lists = [
    { ...found, address: 'https://group.example/all.ics' },
    { ...found, address: 'https://group.example/gone.ics', upcoming: null, failed: 'notFound' as const },
  ]
  const calls = await show({ 'POST /api/sys/mgmt/source-discovery': () => ({ lists, failed: null }) })
  await create().click()
  await expect.element(button(words.discovery.find)).toBeDisabled()
  await address().fill('https://group.example/events')
  await button(words.discovery.find).click()
  await expect.element(page.getByText('12 events ahead', { exact: false })).toBeVisible()
  await expect.element(page.getByText(words.reasons.notFound, { exact: false })).toBeVisible()
  await button(words.discovery.take).click()
  await expect.element(address()).toHaveValue('https://group.example/all.ics')
  await expect.element(page.getByRole('textbox', { name: words.form.name })).toHaveValue('Evenings')
  expect(calls.find(({ name }) => name.endsWith('source-discovery'))?.body).toEqual({
    address: 'https://group.example/events',
  })
})

test('what is faulty takes the focus each time it is refused', async () => {
  await show()
  await create().click()
  for (const _ of ['at first', 'again']) {
    await button(words.form.preview).click()
    await expect.element(address()).toHaveFocus()
  }
  await page.getByRole('textbox', { name: words.form.name }).fill('A list')
  for (const _ of ['at first', 'again']) {
    await button(words.form.createUnseen).click()
    await expect.element(address()).toHaveFocus()
  }
})

test('what the form says itself no message says over it again', async () => {
  await show({
    'POST /api/sys/mgmt/sources': () => Response.json({ error: 'x', code: 'alreadyExists' }, { status: 409 }),
  })
  await create().click()
  await address().fill(list.address)
  await page.getByRole('textbox', { name: words.form.name }).fill('A list')
  await button(words.form.createUnseen).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.form.taken)
  expect(page.getByText(words.form.taken).elements()).toHaveLength(1)
})

test('a new list asked for again brings back to its form; closed or discarded, to what opened it', async () => {
  await show()
  await create().click()
  await expect.element(address()).toHaveFocus()
  await create().click()
  await expect.element(address()).toHaveFocus()
  await button(words.form.close).click()
  await expect.element(create()).toHaveFocus()
  await create().click()
  await address().fill('https://lists.example/')
  await button(words.form.discard).click()
  await expect.element(create()).toHaveFocus()
})

test('a new list that was saved has the focus once it is in the list', async () => {
  const added = sourceOf(7, { name: 'The new list', isOn: false })
  let lists = [list]
  await show({ 'POST /api/sys/mgmt/sources': () => (lists = [list, added])[1] }, () => lists)
  await create().click()
  await address().fill(added.address)
  await page.getByRole('textbox', { name: words.form.name }).fill(added.name)
  await button(words.form.createUnseen).click()
  await inRow(added.name)
  expect(savedDraft(newSourceForm, 'noa')).toBeNull()
})

test('editing begins in the first field; what was discarded, or was saved, is not kept', async () => {
  const lists = [list]
  await show({ [`PUT ${at}`]: () => list, [`POST ${at}/sync`]: () => list }, () => lists)
  await create().click()
  await address().fill('https://lists.example/new.json')
  await expect.poll(() => savedDraft(newSourceForm, 'noa')).not.toBeNull()
  await button(words.form.discard).click()
  expect(savedDraft(newSourceForm, 'noa')).toBeNull()

  await open(list.name)
  for (const act of [words.form.save, words.form.discard]) {
    await button(words.acts.edit).click()
    await expect.element(address()).toHaveFocus()
    await page.getByRole('textbox', { name: words.form.licence }).fill(act)
    await expect.poll(() => savedDraft(formOfSource(list.id), 'noa')).not.toBeNull()
    await button(act).click()
    await expect.poll(() => savedDraft(formOfSource(list.id), 'noa')).toBeNull()
    expect(lastEditedSource('noa')).toBeNull()
  }
})

test('one row and one event that are kept of a list are one', async () => {
  await show({}, () => [sourceOf(1, { records: 1, events: 1 })])
  await open(list.name)
  await expect.element(page.getByText('1 row, 1 event', { exact: true })).toBeVisible()
})

test('a list that is read only with permission says so, and nothing else, where it has none', async () => {
  const contests = sourceOf(1, { kind: 'ctftime', isOn: false, hasPermission: false })
  const calls = await show({}, () => [contests])
  await open(contests.name)
  for (const act of [words.acts.turnOn, words.acts.sync]) {
    await button(act).click()
    await expect.element(page.getByText(words.done.noPermission).last()).toBeVisible()
  }
  expect(calls.filter(({ name }) => name.includes(list.id) && !name.startsWith('GET'))).toEqual([])
})

test('closing a preview leads back to what asked for it; more of its rows, to the first of them', async () => {
  await show()
  await open(list.name)
  await button(words.acts.preview).click()
  await page.getByRole('button', { name: /2 more/ }).click()
  await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain('Row 10')
  await button(words.preview.close).click()
  await expect.element(button(words.acts.preview)).toHaveFocus()

  await create().click()
  await address().fill('https://lists.example/new.json')
  await userEvent.keyboard('{Enter}')
  await button(words.preview.close).click()
  await expect.element(button(words.form.previewAgain).or(button(words.form.preview)).first()).toHaveFocus()
})

test('after the last of what waits is decided, and the last list deleted, the focus is where that is said', async () => {
  let waiting = [proposalOf(1)]
  let lists = [list]
  await show(
    {
      'GET /api/sys/mgmt/proposals': () => proposalsOf(waiting),
      [`POST /api/sys/mgmt/proposals/${proposalOf(1).id}/decision`]: () => {
        waiting = []
        return {}
      },
      [`DELETE ${at}`]: () => {
        lists = []
        return new Response(null, { status: 204 })
      },
    },
    () => lists,
  )
  await page.getByRole('button', { name: new RegExp(`${decisions.acts.new.publish}.*Event 1`) }).click()
  await isFocusOnEmpty(decisions.emptyTitle)

  await page.getByRole('radio', { name: new RegExp(words.views.sources) }).click()
  await open(list.name)
  await button(words.acts.remove).click()
  await button(words.removal.act).click()
  await isFocusOnEmpty(words.emptyTitle)
})

/** Some that are certain, and many that are over. */
const manyWait = (certain: number, over: number, waiting = [proposalOf(1), proposalOf(2)]) => ({
  ...proposalsOf(waiting),
  certain,
  over,
})
const batch = { id: proposalOf(9).id, decided: 2, merged: 1, asked: 1, left: 0 }

test('all that is certain is published by one press, which says what became of it, and is undone by key', async () => {
  let found = manyWait(3, 0)
  const calls = await show({
    'GET /api/sys/mgmt/proposals': () => found,
    'POST /api/sys/mgmt/proposals/batches': () => {
      found = manyWait(0, 0, [])
      return batch
    },
    [`POST /api/sys/mgmt/proposals/batches/${batch.id}/undo`]: () => {
      found = manyWait(3, 0)
      return { undone: 3, stayed: 0 }
    },
  })
  await button('Publish all 3 that are certain').click()
  await expect.element(page.getByText('3 published', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/1 of them was on the calendar already.* 1 may be an event/)).toBeVisible()
  await isFocusOnEmpty(decisions.emptyTitle)
  expect(calls.find(({ name }) => name.endsWith('/batches'))?.body).toEqual({ what: 'certain' })
  await userEvent.keyboard('z')
  await expect.element(page.getByText('3 wait for a decision again')).toBeVisible()
  await expect.element(page.getByText('Event 1')).toBeVisible()
})

test('what is over is folded away: it can be looked at, and is ignored together, of the chosen list alone', async () => {
  let found = manyWait(0, 351)
  const calls = await show(
    {
      'GET /api/sys/mgmt/proposals': () => found,
      'POST /api/sys/mgmt/proposals/batches': () => {
        found = manyWait(0, 0)
        return { ...batch, decided: 351, merged: 0, asked: 0 }
      },
    },
    () => [list, sourceOf(2)],
  )
  await expect.element(page.getByText('351 are over', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: decisions.source, exact: true }).selectOptions(list.name)
  await button(decisions.together.show).click()
  await expect.element(button(decisions.together.hide)).toBeVisible()
  await button('Ignore all 351 that are over').click()
  await expect.element(page.getByText('351 that are over ignored')).toBeVisible()
  await expect.element(page.getByText('351 are over', { exact: true })).not.toBeInTheDocument()
  expect(calls.find(({ name }) => name.endsWith('/batches'))?.body).toEqual({ what: 'over', source: list.id })
})

test('what was decided together stands as one, and is taken back as one', async () => {
  const lead = { ...decidedOf(1), batch: { id: batch.id, count: 32 } }
  let undoneAt: string | null = null
  const calls = await show({
    'GET /api/sys/mgmt/proposals/decided': () => [{ ...lead, undoneAt }],
    [`POST /api/sys/mgmt/proposals/batches/${batch.id}/undo`]: () => {
      undoneAt = '2026-11-20T10:00:00.000Z'
      return { undone: 31, stayed: 1 }
    },
  })
  await page.getByRole('radio', { name: words.views.decided }).click()
  await page.getByRole('button', { name: /32 that were certain/ }).click()
  await expect.element(page.getByText('1 has changed since and stays as it is.')).toBeVisible()
  expect(calls.filter(({ name }) => name.includes('/batches/'))).toHaveLength(1)
})

test('rows of a preview that are over are folded below those that come next', async () => {
  const over = previewOf.new.slice(0, 2).map((row) => ({ ...row, isPast: true }))
  const ahead = previewOf.new.slice(2)
  const past = { ...previewOf.past, new: 351 }
  await show({
    'POST /api/sys/mgmt/source-preview': () => ({ ...previewOf, past, new: [...ahead, ...over] }),
  })
  await open(list.name)
  await button(words.acts.preview).click()
  await expect.element(page.getByText('Row 2', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Row 0', { exact: true })).not.toBeVisible()
  await page.getByText('351 are over', { exact: true }).click()
  await expect.element(page.getByText('Row 0', { exact: true })).toBeVisible()
})

test('a key pressed while a decision is under way is carried out after it', async () => {
  let waiting = [proposalOf(1), proposalOf(2)]
  const first = Promise.withResolvers<object>()
  const decisionOf = (n: number) => `POST /api/sys/mgmt/proposals/${proposalOf(n).id}/decision`
  const decided = (n: number) => {
    waiting = waiting.filter(({ id }) => id !== proposalOf(n).id)
    return {}
  }
  const calls = await show({
    'GET /api/sys/mgmt/proposals': () => proposalsOf(waiting),
    [decisionOf(1)]: () => first.promise.then(() => decided(1)),
    [decisionOf(2)]: () => decided(2),
  })
  await expect.element(page.getByText('Event 2')).toBeVisible()
  await userEvent.keyboard('ja')
  await userEvent.keyboard('ajx')
  const sent = () => calls.filter(({ name }) => name.endsWith('/decision'))
  await expect.poll(() => sent().map(({ name }) => name)).toEqual([decisionOf(1)])
  first.resolve({})
  await expect.poll(() => sent().map(({ name }) => name)).toEqual([decisionOf(1), decisionOf(2)])
  await expect.element(page.getByText(decisions.emptyTitle)).toBeVisible()
})

test.each(['en', 'he'] as const)('what is in doubt says so with why, and one key publishes it, %s', async (locale) => {
  const lastPlace = { city: 'Denver', country: 'United States', day: '2025-05-01' }
  const statement = { ...proposalOf(1).statement, city: null, country: null }
  const doubted = { ...proposalOf(1), statement, otherDay: '2027-10-02', lastPlace }
  const calls = answerCalls({
    'GET /api/sys/mgmt/sources': () => [list],
    'GET /api/sys/mgmt/proposals': () => proposalsOf([doubted]),
    [`POST /api/sys/mgmt/proposals/${doubted.id}/decision`]: () => ({}),
  })
  await showTab({ tab: 'sources', locale, children: <SourcesTab /> })
  const { doubtful, noPlace } = texts[locale].decisions
  await expect.element(page.getByText(doubtful.badge, { exact: true })).toBeVisible()
  await open('Event 1')
  const day = locale === 'he' ? /2 באוקטובר 2027/ : /October 2, 2027/
  await expect.element(page.getByText(day)).toBeVisible()
  const city = locale === 'he' ? 'דנוור' : 'Denver'
  await expect.element(page.getByText(new RegExp(`${noPlace}.*${city}`))).toBeVisible()
  await userEvent.keyboard('a')
  const sent = () => calls.filter(({ name }) => name.endsWith('/decision')).map(({ body }) => body)
  await expect.poll(sent).toEqual([{ verdict: 'publish' }])
})

test('an event that words leave out is removed after a question, and nothing offers to take that back', async () => {
  const leftOut = { ...proposalOf(1), kind: 'leftOut' as const }
  let isRemoved = false
  const calls = await show({
    'GET /api/sys/mgmt/proposals': () => proposalsOf(isRemoved ? [] : [leftOut]),
    [`POST /api/sys/mgmt/proposals/${leftOut.id}/decision`]: () => {
      isRemoved = true
      return {}
    },
  })
  await open('Event 1')
  await userEvent.keyboard('a')
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(decisions.consequences.leftOut.apply)).toBeVisible()
  expect(calls.filter(({ name }) => name.endsWith('/decision'))).toEqual([])
  await question.getByRole('button', { name: decisions.acts.leftOut.apply }).click()
  await expect.element(page.getByText(decisions.done.removed, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: decisions.undo, exact: true })).not.toBeInTheDocument()
})

test('a decision that is taken back keeps the focus on its line', async () => {
  let undoneAt: string | null = null
  await show({
    'GET /api/sys/mgmt/proposals/decided': () => [decidedOf(1, undoneAt), decidedOf(2)],
    [`POST /api/sys/mgmt/proposals/${proposalOf(1).id}/undo`]: () => {
      undoneAt = '2026-11-20T10:00:00.000Z'
      return {}
    },
  })
  await page.getByRole('radio', { name: words.views.decided }).click()
  await page.getByRole('button', { name: /Event 1/ }).click()
  await expect.element(page.getByText(decisions.undone, { exact: true })).toBeVisible()
  await inRow('Event 1')
})

test('a moderator decides about what lists say, and neither sees the lists nor asks for them', async () => {
  const calls = await show(
    { 'GET /api/sys/mgmt/proposals': () => proposalsOf([proposalOf(1)]) },
    () => [list],
    'moderator',
  )
  await expect.element(page.getByRole('radio', { name: words.views.decided })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: words.views.sources })).not.toBeInTheDocument()
  await expect.element(create()).not.toBeInTheDocument()
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/sys/mgmt/sources')
})

test('an open decision is one step of the history too: Back closes it, and the lists leave it', async () => {
  history.replaceState(null, '', '#sources')
  await show({ 'GET /api/sys/mgmt/proposals': () => proposalsOf([proposalOf(1)]) })
  await open('Event 1')
  await expect.poll(() => history.state?.rowStep?.id).toBe(proposalOf(1).id)
  history.back()
  await expect.element(page.getByRole('button', { name: /Event 1/, expanded: false })).toBeVisible()
  await inRow('Event 1')
  await open('Event 1')
  await expect.poll(() => history.state?.rowStep?.id).toBe(proposalOf(1).id)
  await page.getByRole('radio', { name: new RegExp(words.views.sources) }).click()
  await expect.poll(() => history.state?.rowStep).toBeUndefined()
  await open(list.name)
  await expect.poll(() => history.state?.rowStep?.id).toBe(list.id)
})
