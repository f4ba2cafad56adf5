import { messagesFor } from '@cyberluach/i18n/messages'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { $savedEvents, forgetSaved, toggleSaved } from '../../stores/saved-events.ts'
import { takeOver } from '../../testing/take-over.tsx'
import { SaveButton } from './SaveButton.tsx'
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

test('what another tab saves is saved here', async () => {
  await render(saveButton)
  const otherTab = document.createElement('iframe')
  document.body.append(otherTab)
  onTestFinished(() => otherTab.remove())
  otherTab.contentWindow?.localStorage.setItem(key, JSON.stringify([id]))
  await expect.element(pressed(true)).toBeVisible()
})

test('the server knows nothing of it, and its markup is still taken over as it is', async () => {
  toggleSaved(id)
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
