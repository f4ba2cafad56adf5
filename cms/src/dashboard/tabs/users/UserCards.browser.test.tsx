import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { visitWith } from '../../../testing/visit-with.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { UserCards } from './UsersTab.tsx'

test('the three figures of who is here stand beside one another on a phone, none of them cut', async () => {
  await page.viewport(358, 844)
  await showTab({ tab: 'users', locale: 'he', children: <UserCards visits={[visitWith(), visitWith()]} /> })
  const cards = [...document.querySelectorAll('article')]
  expect(new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size).toBe(1)
  for (const card of cards) expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  await page.viewport(1280, 900)
})
