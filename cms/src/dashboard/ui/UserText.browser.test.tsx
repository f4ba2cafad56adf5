import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showTab } from '../testing/show-tab.tsx'
import { LatinText, UserText, UserTexts } from './UserText.tsx'

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

test('a Hebrew venue in a city that is known comes first in an English row, its comma behind it', async () => {
  await showTab({
    tab: 'submissions',
    children: <UserTexts texts={['פארק ההייטק', 'Beer Sheva', 'Israel']} />,
  })
  expect(leftOf('פארק ההייטק')).toBeLessThan(leftOf('Beer Sheva'))
  expect(leftOf('Beer Sheva')).toBeLessThan(leftOf('Israel'))
})

test('a long English text among Hebrew is cut at its own end, and a short one begins where its line does', async () => {
  const long = 'Bartholomew Featherstonehaugh of the Society'
  await showTab({
    tab: 'submissions',
    locale: 'he',
    children: (
      <div style={{ width: 120 }}>
        <UserText text={long} isCut />
        <LatinText text={`${long}@example.com`} isCut />
        <UserText text="Noa" isCut />
      </div>
    ),
  })
  for (const text of [long, `${long}@example.com`]) {
    const { first, box } = firstLetterOf(text)
    expect(first.left).toBeGreaterThanOrEqual(box.left)
    expect(first.right).toBeLessThan(box.right)
  }
  const { letters, box } = firstLetterOf('Noa')
  expect(Math.round(letters.right)).toBe(Math.round(box.right))
})

function firstLetterOf(text: string) {
  const element = page.getByText(text, { exact: true }).element()
  const range = document.createRange()
  range.selectNodeContents(element)
  const letters = range.getBoundingClientRect()
  const written = element.firstChild as Text
  range.setStart(written, 0)
  range.setEnd(written, 1)
  return { first: range.getBoundingClientRect(), letters, box: element.getBoundingClientRect() }
}
