import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatShortDate } from '@cyberluach/i18n/format'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { eventAddress } from '../../events/addresses.ts'
import { $savedEvents, saveEvent } from '../../stores/saved-events.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { sampleEvent } from '../../testing/sample-event.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { OpenEvent } from './OpenEvent.tsx'
import { dialogTexts, type DialogSetting } from '../../events/dialog-texts.ts'

const t = messagesFor('en')

/** What has been read is kept: every test opens an event that no other test has read. */
const newEvent = (changes: Partial<CalendarEvent> = {}) =>
  sampleEvent({ id: crypto.randomUUID(), description: 'Talks all day.', ...changes })

/** One that is still to come, to register for. */
const registrable = { day: '2036-11-20', lastDay: '2036-11-20', registrationUrl: 'https://flags.example' }

function settingFor(locale: Locale): DialogSetting {
  const texts = dialogTexts(messagesFor(locale))
  return { locale, timeZone: 'Asia/Jerusalem', ownHosts: [], origin: '', texts }
}

/** The island, and a link to the event elsewhere on the page. */
async function openable({ id, title }: CalendarEvent, locale: Locale = 'en') {
  await render(
    <>
      <a href={eventAddress(locale, id)} data-event={id}>
        {title}
      </a>
      <OpenEvent {...settingFor(locale)} asked={null} />
    </>,
  )
  return page.getByRole('link', { name: title })
}

// The open event belongs to the page, and outlives its island.
afterEach(async () => {
  document.querySelector('dialog')?.close()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

const toRegister = (title: string) => fill('en', t.dialog.registerLabel, { title })
const dialog = (name: string) => page.getByRole('dialog', { name })

test('the link of an event opens it over the page and in the address', async () => {
  const event = newEvent()
  const calls = answerCalls(() => Response.json(event))
  const link = await openable(event)
  await link.click()
  await expect.element(dialog(event.title).getByText('Talks all day.')).toBeVisible()
  await expect.element(dialog(event.title).getByRole('heading')).toHaveFocus()
  expect(location.search).toBe(`?event=${event.id}`)
  expect(calls).toHaveLength(1)
})

test.each(['en', 'he'] as const)(
  'one of which only days are known shows no hours, and goes to calendars as days, %s',
  async (locale) => {
    const { common, dialog: texts } = messagesFor(locale)
    const event = newEvent({ day: '2036-11-20', lastDay: '2036-11-22' })
    answerCalls(() => Response.json(event))
    await (await openable(event, locale)).click()
    const opened = dialog(event.title)
    await expect.element(opened.getByText(common.allDay)).toBeVisible()
    expect(opened.element().textContent).not.toMatch(/\d\d:\d\d/)
    await opened.getByRole('button', { name: texts.addToCalendar }).click()
    const linkTo = async (calendar: string) => {
      const link = opened.getByRole('menuitem', { name: fill(locale, texts.opensCalendar, { calendar }) })
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener')
      const address = new URL(link.element().getAttribute('href') ?? '')
      expect(address.protocol).toBe('https:')
      expect(address.href.length).toBeLessThanOrEqual(2000)
      return address.searchParams
    }
    expect((await linkTo(texts.calendars.google)).get('dates')).toBe('20361120/20361123')
    const atOutlook = await linkTo(texts.calendars.outlook)
    expect([atOutlook.get('startdt'), atOutlook.get('enddt')]).toEqual(['2036-11-20', '2036-11-23'])
    expect(atOutlook.get('allday')).toBe('true')
  },
)

test.each(['en', 'he'] as const)(
  'one over several days shows the first and the last with their hours, %s',
  async (locale) => {
    const event = newEvent({
      allDay: false,
      day: '2036-11-20',
      lastDay: '2036-11-22',
      startDate: '2036-11-20T16:00:00+02:00',
      endDate: '2036-11-22T13:30:00+02:00',
    })
    answerCalls(() => Response.json(event))
    await (await openable(event, locale)).click()
    for (const [day, hour] of [
      [event.day, '16:00'],
      [event.lastDay, '13:30'],
    ] as const) {
      const told = `${formatShortDate(locale, day)}, ${hour}`
      await expect.element(dialog(event.title).getByText(told, { exact: false })).toBeVisible()
    }
  },
)

test.each(['en', 'he'] as const)('the way to register carries our name, %s', async (locale) => {
  const event = newEvent(registrable)
  answerCalls(() => Response.json(event))
  await (await openable(event, locale)).click()
  const name = fill(locale, messagesFor(locale).dialog.registerLabel, { title: event.title })
  const register = dialog(event.title).getByRole('link', { name })
  await expect.element(register).toHaveAttribute('target', '_blank')
  await expect.element(register).toHaveAttribute('href', 'https://flags.example/?ref=cyberluach')
})

test('a livestream is a line with a link that tells where its visitor came from', async () => {
  const event = newEvent({ ...registrable, livestreamUrl: 'https://watch.example/live' })
  answerCalls(() => Response.json(event))
  await (await openable(event)).click()
  const name = fill('en', t.dialog.livestreamLabel, { host: 'watch.example', title: event.title })
  const watch = dialog(event.title).getByRole('link', { name })
  await expect.element(watch).toHaveAttribute('href', 'https://watch.example/live?ref=cyberluach')
  await expect.element(watch).toHaveAttribute('target', '_blank')
})

test('a sample says that it is one, and nobody can register for it', async () => {
  const livestreamUrl = 'https://watch.example'
  const sample = newEvent({ ...registrable, livestreamUrl, title: 'Flags of nobody', isSample: true })
  answerCalls(() => Response.json(sample))
  await (await openable(sample)).click()
  const opened = dialog(sample.title)
  await expect.element(opened.getByText(t.dialog.sample, { exact: true })).toBeVisible()
  await expect.element(opened.getByText(t.dialog.sampleNote)).toBeVisible()
  expect(opened.getByRole('link', { name: toRegister(sample.title) }).elements()).toEqual([])
  expect(opened.getByText(t.dialog.livestream).elements()).toEqual([])
})

test('what has the tag of a sample is none by it', async () => {
  const event = newEvent({ ...registrable, title: 'Real flags', tags: ['sample'] })
  answerCalls(() => Response.json(event))
  await (await openable(event)).click()
  const register = dialog(event.title).getByRole('link', { name: toRegister(event.title) })
  await expect.element(register).toBeVisible()
  await expect.element(dialog(event.title).getByText('sample', { exact: true })).toBeVisible()
  expect(dialog(event.title).getByText(t.dialog.sample, { exact: true }).elements()).toEqual([])
})

test('Escape closes it, gives the address back and returns to the link', async () => {
  const event = newEvent()
  answerCalls(() => Response.json(event))
  const link = await openable(event)
  await link.click()
  await expect.element(dialog(event.title).getByText('Talks all day.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
  expect(location.search).toBe('')
})

test('forward opens again what back has closed', async () => {
  const event = newEvent()
  answerCalls(() => Response.json(event))
  const link = await openable(event)
  await link.click()
  await expect.element(dialog(event.title)).toBeVisible()
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  history.forward()
  await expect.element(dialog(event.title)).toBeVisible()
})

test('an event that could not be read is asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const event = newEvent()
  let isAway = true
  answerCalls(() => (isAway ? new Response('away', { status: 503 }) : Response.json(event)))
  const link = await openable(event)
  await link.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.dialog.detailsFailed)
  isAway = false
  await page.getByRole('button', { name: t.common.retry }).click()
  await expect.element(dialog(event.title).getByText('Talks all day.')).toBeVisible()
})

test.each(['en', 'he'] as const)('one that is gone says so, and is saved no longer, %s', async (locale) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const event = newEvent()
  saveEvent(event.id)
  expect(localStorage.getItem('cyberluach.saved')).toBe(JSON.stringify([event.id]))
  answerCalls(() => new Response('{}', { status: 404 }))
  const link = await openable(event, locale)
  await link.click()
  await expect.element(dialog(messagesFor(locale).dialog.notFound)).toBeVisible()
  expect($savedEvents.get()).toEqual([])
  expect(localStorage.getItem('cyberluach.saved')).toBeNull()
})

test.each(['en', 'he'] as const)(
  'the event that the address names stands open from the server on, %s',
  async (locale) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.example/')
    const event = newEvent()
    const asked = { event, now: '2026-11-20T09:00:00+02:00', closeHref: '/?month=2026-11' }
    await takeOver(<OpenEvent {...settingFor(locale)} asked={asked} />)
    await expect.element(dialog(event.title)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('?month=2026-11')
  },
)

test('closed, the event leads back to the page of the site that the visitor came from', async () => {
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/about`)
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const event = newEvent()
  const asked = { event, now: '2026-11-20T09:00:00+02:00', closeHref: '/?month=2026-11' }
  await takeOver(<OpenEvent {...settingFor('en')} asked={asked} />)
  await expect.element(dialog(event.title)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => back.mock.calls.length).toBe(1)
  referrer.mockReturnValue('')
  document.querySelector('dialog')?.dispatchEvent(new Event('close'))
})

test('where the address names none, the island has nothing to show or to take over', async () => {
  const place = await takeOver(<OpenEvent {...settingFor('en')} asked={null} />)
  expect(place.textContent).toBe('')
})

test('an event that moved says so and when it was to be, and can be registered for', async () => {
  const former = { startDate: '2026-11-03T18:00:00+02:00', day: '2026-11-03', lastDay: '2026-11-03' }
  const event = newEvent({ ...registrable, state: 'moved', former })
  answerCalls(() => Response.json(event))
  await (await openable(event)).click()
  const open = dialog(event.title)
  await expect.element(open.getByText(t.dialog.stateNotes.moved)).toBeVisible()
  const struck = open.getByText('Tuesday, November 3, 2026')
  await expect.element(struck).toBeVisible()
  expect(struck.element().tagName).toBe('S')
  await expect.element(open.getByRole('link', { name: toRegister(event.title) })).toBeVisible()
})

test.each(['cancelled', 'postponed'] as const)(
  'an event that was %s says so, and offers no registration but its own page',
  async (state) => {
    const event = newEvent({ ...registrable, state })
    answerCalls(() => Response.json(event))
    await (await openable(event)).click()
    const open = dialog(event.title)
    await expect.element(open.getByText(t.dialog.stateNotes[state])).toBeVisible()
    await expect.element(open.getByText(t.common.states[state], { exact: true })).toBeVisible()
    const toPage = fill('en', t.dialog.eventPageLabel, { title: event.title })
    await expect.element(open.getByRole('link', { name: toPage })).toBeVisible()
    await expect.element(open.getByRole('link', { name: toRegister(event.title) })).not.toBeInTheDocument()
  },
)
