import type { CalendarEvent } from '@cyberluach/core/events/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogTexts } from '../../events/dialog-texts.ts'
import { sampleEvent } from '../../testing/sample-event.ts'
import { EventDialog } from './EventDialog.tsx'

const t = messagesFor('en')
const setting = {
  locale: 'en',
  timeZone: 'Asia/Jerusalem',
  ownHosts: [] as string[],
  origin: '',
  texts: dialogTexts(t),
} as const

/** The dialog of an event on the morning of 20 November 2026, whose closing is noted. */
async function show(changes: Partial<CalendarEvent> = {}) {
  const onClose = vi.fn<() => void>()
  const event = sampleEvent({ day: '2026-11-24', lastDay: '2026-11-24', ...changes })
  await render(<EventDialog event={event} setting={setting} now="2026-11-20T09:00:00+02:00" onClose={onClose} />)
  return { event, onClose }
}
const item = (name: string) => page.getByRole('menuitem', { name })

test('the menu of calendars is walked through by arrows; Escape closes it alone and goes back to its button', async () => {
  const { onClose } = await show()
  const opener = page.getByRole('button', { name: t.dialog.addToCalendar })
  const { file, google, office } = t.dialog.calendars
  const opens = (calendar: string) => fill('en', t.dialog.opensCalendar, { calendar })
  await opener.click()
  await expect.element(item(file)).toHaveFocus()
  expect(page.getByRole('menuitem').elements()).toHaveLength(4)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item(opens(google))).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item(opens(office))).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('sharing names four networks, each told the whole address of the event’s page', async () => {
  const { event } = await show()
  await page.getByRole('button', { name: t.share.button }).click()
  for (const network of ['linkedin', 'facebook', 'twitter', 'whatsapp'] as const) {
    const link = item(fill('en', t.share.onNetwork, { network: t.share[network] }))
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(decodeURIComponent(link.element().getAttribute('href') ?? '')).toContain(location.origin + event.url)
  }
})

test('a copied link is said to be for two seconds, even where nothing could be copied', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'))
  const { event } = await show()
  await page.getByRole('button', { name: t.share.button }).click()
  await expect.element(item(t.share.copyLink)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;(item(t.share.copyLink).element() as HTMLElement).click()
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  expect(copy).toHaveBeenCalledWith(location.origin + event.url)
  expect(warn).toHaveBeenCalled()
  await expect.element(item(t.share.copied)).toBeVisible()
  vi.advanceTimersByTime(1_999)
  await expect.element(item(t.share.copied)).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(item(t.share.copyLink)).toBeVisible()
})

test('one that is over offers its page, and no registration', async () => {
  const registrationUrl = 'https://flags.example'
  const { event } = await show({ day: '2026-11-12', lastDay: '2026-11-12', registrationUrl })
  await expect.element(page.getByText(t.dialog.timing.ended, { exact: true })).toBeVisible()
  const name = fill('en', t.dialog.eventPageLabel, { title: event.title })
  const link = page.getByRole('link', { name, exact: true })
  await expect.element(link).toHaveTextContent(t.dialog.eventPage)
  await expect.element(link).toHaveAttribute('href', 'https://flags.example/?ref=cyberluach')
  const toRegister = fill('en', t.dialog.registerLabel, { title: event.title })
  expect(page.getByRole('link', { name: toRegister }).elements()).toEqual([])
})

test('one in a city that is online as well says both', async () => {
  await show({ isOnline: true, locationCity: 'Haifa', locationCountry: 'Israel' })
  await expect.element(page.getByText('Haifa, Israel + online', { exact: true })).toBeVisible()
})
