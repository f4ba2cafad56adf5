import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { wakeIfSaved } from './wake-saved.ts'

const id = 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11'
const another = '5b3c5a3e-6f52-4f7a-9d0c-5d2f3b0c7e11'

/** Whether the buttons of an event's page were woken. */
function isWoken(): boolean {
  const place = document.createElement('section')
  place.dataset.savedAs = id
  place.innerHTML = '<astro-island></astro-island>'
  document.body.append(place)
  let count = 0
  place.firstElementChild?.addEventListener('wake', () => (count += 1))
  wakeIfSaved()
  place.remove()
  return count > 0
}

test('the page of an event that is saved says so before anybody is at it, and of another nothing loads', () => {
  onTestFinished(() => [id, another].forEach(forgetSaved))
  expect(isWoken()).toBe(false)
  saveEvent(another)
  expect(isWoken()).toBe(false)
  saveEvent(id)
  expect(isWoken()).toBe(true)
})

test('where storage is forbidden it waits for somebody, as every island does', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(isWoken()).toBe(false)
})
