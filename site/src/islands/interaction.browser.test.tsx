import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import interaction from './interaction.ts'

/** Markup that waits for its island. What the island would do by itself stands in `onThere`. */
function waitingIsland(value: true | string, markup: string, onThere?: (element: HTMLElement) => void) {
  const element = elsewhere(markup)
  const code = Promise.withResolvers<() => Promise<void>>()
  const load = vi.fn(() => code.promise)
  void interaction(load, { name: 'interaction', value: value === true ? '' : value }, element)
  return {
    element,
    load,
    arrive: () => code.resolve(async () => onThere?.(element)),
    // Astro says why in the console, and gives nothing to start.
    fail: () => code.resolve(async () => {}),
  }
}

/** Markup beside the island. */
function elsewhere(markup: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = markup
  document.body.append(place)
  onTestFinished(() => place.remove())
  return place
}

const button = '<button type="button">Press</button>'
const link = '<a href="#elsewhere">Lead on</a>'

/** Counts what reaches the page's own listeners, and keeps it from happening. */
function countClicks(target: HTMLElement): () => number {
  let count = 0
  const countClick = (event: Event) => {
    count += event.defaultPrevented ? 0 : 1
    event.preventDefault()
  }
  target.addEventListener('click', countClick)
  onTestFinished(() => target.removeEventListener('click', countClick))
  return () => count
}

test('an island sleeps until somebody points at it', async () => {
  const text = elsewhere('<p>Only read</p>')
  await userEvent.hover(text)
  const { element, load } = waitingIsland(true, button)
  await userEvent.click(text)
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(page.elementLocator(element).getByRole('button'))
  expect(load).toHaveBeenCalledOnce()
})

test('a script of the page may wake it alone', () => {
  const [messages, calendar] = [waitingIsland(true, ''), waitingIsland('page', button)]
  messages.element.dispatchEvent(new Event('wake'))
  messages.element.dispatchEvent(new Event('wake'))
  expect(messages.load).toHaveBeenCalledOnce()
  expect(calendar.load).not.toHaveBeenCalled()
})

test('the focus wakes it too', () => {
  const { element, load } = waitingIsland(true, button)
  element.querySelector('button')?.focus()
  expect(load).toHaveBeenCalledOnce()
})

test('one for the page wakes at the first sign anywhere, and once', () => {
  const { load } = waitingIsland('page', '')
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new PointerEvent('pointermove'))
  expect(load).toHaveBeenCalledOnce()
})

test('one that is needed to read the page loads at once, and holds what comes meanwhile', async () => {
  let answered = 0
  const island = waitingIsland('load', button, (element) => element.addEventListener('click', () => (answered += 1)))
  expect(island.load).toHaveBeenCalledOnce()
  island.element.querySelector('button')?.click()
  expect(answered).toBe(0)
  island.arrive()
  await expect.poll(() => answered).toBe(1)
})

test('the click that falls into the loading is held, and repeated once', async () => {
  let answered = 0
  const island = waitingIsland(true, button, (element) => element.addEventListener('click', () => (answered += 1)))
  const heard = countClicks(document.body)
  await userEvent.click(page.elementLocator(island.element).getByRole('button'))
  expect(heard()).toBe(0)
  island.arrive()
  await expect.poll(() => answered).toBe(1)
  await userEvent.click(page.elementLocator(island.element).getByRole('button'))
  expect(answered).toBe(2)
})

test('of several clicks the last is repeated', async () => {
  const pressed: string[] = []
  const island = waitingIsland(true, '<button>One</button><button>Two</button>', (element) =>
    element.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent)),
  )
  for (const each of island.element.querySelectorAll('button')) each.click()
  island.arrive()
  await expect.poll(() => pressed).toEqual(['Two'])
})

test('a link that the island answers never leads on', async () => {
  let answered = 0
  const island = waitingIsland(true, link, (element) =>
    element.addEventListener('click', (event) => {
      event.preventDefault()
      answered += 1
    }),
  )
  await userEvent.click(page.elementLocator(island.element).getByRole('link'))
  island.arrive()
  await expect.poll(() => answered).toBe(1)
  expect(location.hash).toBe('')
})

test('an island that asks for it is waited for wherever the link stands', async () => {
  const outside = elsewhere('<a href="#outside" data-opens>Open</a>')
  let opened = 0
  const island = waitingIsland('a[data-opens]', '', () =>
    outside.addEventListener('click', (event) => {
      event.preventDefault()
      opened += 1
    }),
  )
  await userEvent.click(page.getByRole('link', { name: 'Open' }))
  expect(opened).toBe(0)
  island.arrive()
  await expect.poll(() => opened).toBe(1)
  expect(location.hash).toBe('')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s goes on at once', (key) => {
  const { element } = waitingIsland(true, link)
  const heard = countClicks(element)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
  element.querySelector('a')?.dispatchEvent(click)
  expect(heard()).toBe(1)
})

test('what is no control is left alone: a field takes its click', () => {
  const { element } = waitingIsland(true, '<label>Name <input></label>')
  const heard = countClicks(element)
  element.querySelector('input')?.click()
  expect(heard()).toBe(1)
})

test('a key that moves in a grid is held and repeated, one that does not goes on', async () => {
  const moved: string[] = []
  const grid = '<div role="grid"><a href="#day">1</a></div>'
  const island = waitingIsland(true, grid, (element) =>
    element.addEventListener('keydown', ({ key }) => moved.push(key)),
  )
  const passed: string[] = []
  island.element.addEventListener('keydown', ({ key }) => passed.push(key))
  island.element.querySelector('a')?.focus()
  await userEvent.keyboard('{ArrowDown}a')
  expect(passed).toEqual(['a'])
  island.arrive()
  await expect.poll(() => moved).toEqual(['ArrowDown'])
})

test('where the code cannot be loaded the link leads on', async () => {
  const island = waitingIsland(true, link)
  await userEvent.click(page.elementLocator(island.element).getByRole('link'))
  expect(location.hash).toBe('')
  island.fail()
  await expect.poll(() => location.hash).toBe('#elsewhere')
})

test('after ten seconds of waiting the link leads on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const island = waitingIsland(true, link)
  island.element.querySelector('a')?.click()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(location.hash).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(location.hash).toBe('#elsewhere')
})
