import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showTab } from '../testing/show-tab.tsx'
import { UserTexts } from './UserText.tsx'

const leftOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().left

test('a place that nobody translated reads from left to right among Hebrew, one with Hebrew from right to left', async () => {
  await showTab({
    tab: 'submissions',
    locale: 'he',
    children: (
      <>
        <p>
          <UserTexts texts={['Hall 3', 'Riyadh', 'Saudi Arabia']} />
        </p>
        <p>
          <UserTexts texts={['Room 7', 'חיפה', 'ישראל']} />
        </p>
      </>
    ),
  })
  expect(leftOf('Hall 3')).toBeLessThan(leftOf('Riyadh'))
  expect(leftOf('Riyadh')).toBeLessThan(leftOf('Saudi Arabia'))
  expect(leftOf('Room 7')).toBeGreaterThan(leftOf('חיפה'))
  expect(leftOf('חיפה')).toBeGreaterThan(leftOf('ישראל'))
})
