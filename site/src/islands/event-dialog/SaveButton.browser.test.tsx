import { messagesFor } from '@cyberluach/i18n/messages'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $savedEvents, forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { takeOver } from '../../testing/take-over.tsx'
import interaction from '../interaction.ts'
import beforePaint from '../../stores/saved-before-paint.js?raw'
import { SaveButton } from './EventActions.tsx'
import { dialogTexts } from '../../events/dialog-texts.ts'

const id = 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11'
const key = 'cyberluach.saved'
const t = messagesFor('en')
const saveButton = <SaveButton id={id} texts={dialogTexts(t)} />
const pressed = (isPressed: boolean) => page.getByRole('button', { pressed: isPressed })

afterEach(() => {
  forgetSaved(id)
})

test('an event is saved in this browser, and taken out again', async () => {
  await render(saveButton)
  await page.getByRole('button', { name: t.dialog.save }).click()
  await expect.element(pressed(true)).toHaveTextContent(t.dialog.saved)
  expect(localStorage.getItem(key)).toBe(JSON.stringify([id]))
  await page.getByRole('button', { name: t.dialog.saved }).click()
  await expect.element(pressed(false)).toBeVisible()
  expect(localStorage.getItem(key)).toBeNull()
})

/** The server's button, on the page before any script. */
function serverButton(): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(saveButton)
  document.body.append(place)
  onTestFinished(() => place.remove())
  return place
}

function hydrate(place: HTMLElement): void {
  const root = hydrateRoot(place, saveButton)
  onTestFinished(() => root.unmount())
}

test('a press on the server’s “Save” that is held until its script is there deletes nothing', async () => {
  saveEvent(id)
  const place = serverButton()
  const script = Promise.withResolvers<() => Promise<void>>()
  void interaction(() => script.promise, { name: 'interaction', value: '' }, place)
  await page.getByRole('button', { name: t.dialog.save, exact: true }).click()
  script.resolve(async () => hydrate(place))
  await expect.element(pressed(true)).toHaveTextContent(t.dialog.saved)
  expect(localStorage.getItem(key)).toBe(JSON.stringify([id]))
  await pressed(true).click()
  await expect.element(pressed(false)).toBeVisible()
  expect(localStorage.getItem(key)).toBeNull()
})

test('a press that finds its script there, and React not yet, deletes nothing either', async () => {
  saveEvent(id)
  const place = serverButton()
  addEventListener('click', () => hydrate(place), { capture: true, once: true })
  await page.getByRole('button', { name: t.dialog.save, exact: true }).click()
  await expect.element(pressed(true)).toBeVisible()
  expect(localStorage.getItem(key)).toBe(JSON.stringify([id]))
})

/** The page's script that runs before its first paint. */
function runBeforePaint(): void {
  const script = document.createElement('script')
  script.textContent = beforePaint
  document.body.append(script)
  onTestFinished(() => script.remove())
}

test('what is saved says so before React is there, and a press on it then takes it out', async () => {
  saveEvent(id)
  const place = serverButton()
  runBeforePaint()
  await expect.element(pressed(true)).toHaveTextContent(t.dialog.saved)
  const script = Promise.withResolvers<() => Promise<void>>()
  void interaction(() => script.promise, { name: 'interaction', value: '' }, place)
  await pressed(true).click()
  script.resolve(async () => hydrate(place))
  await expect.element(pressed(false)).toHaveTextContent(t.dialog.save)
  expect(localStorage.getItem(key)).toBeNull()
})

test('what is saved of another event says nothing of this one', async () => {
  saveEvent('5b3c5a3e-6f52-4f7a-9d0c-5d2f3b0c7e11')
  onTestFinished(() => forgetSaved('5b3c5a3e-6f52-4f7a-9d0c-5d2f3b0c7e11'))
  serverButton()
  runBeforePaint()
  await expect.element(pressed(false)).toHaveTextContent(t.dialog.save)
})

test('React takes over what the page has said', async () => {
  saveEvent(id)
  await takeOver(saveButton, runBeforePaint)
  await expect.element(pressed(true)).toHaveTextContent(t.dialog.saved)
})

test('a press on “Save” that is held saves what is not saved', async () => {
  const place = serverButton()
  const script = Promise.withResolvers<() => Promise<void>>()
  void interaction(() => script.promise, { name: 'interaction', value: '' }, place)
  await page.getByRole('button', { name: t.dialog.save, exact: true }).click()
  script.resolve(async () => hydrate(place))
  await expect.element(pressed(true)).toBeVisible()
  expect(localStorage.getItem(key)).toBe(JSON.stringify([id]))
})

test('what another tab saves is saved here', async () => {
  await render(saveButton)
  const otherTab = document.createElement('iframe')
  document.body.append(otherTab)
  onTestFinished(() => otherTab.remove())
  otherTab.contentWindow?.localStorage.setItem(key, JSON.stringify([id]))
  await expect.element(pressed(true)).toBeVisible()
})

test('the server knows nothing of it, and its markup is still taken over as it is', async () => {
  saveEvent(id)
  await takeOver(saveButton)
  await expect.element(pressed(true)).toBeVisible()
})

test('where storage is forbidden it is saved as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await render(saveButton)
  await page.getByRole('button', { name: t.dialog.save }).click()
  await expect.element(pressed(true)).toBeVisible()
  expect($savedEvents.get()).toEqual([id])
})
