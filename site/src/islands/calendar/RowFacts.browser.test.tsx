import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RowFacts } from './RowFacts.tsx'

const place = 'Honolulu, Hawaii, United States'

/** Whether the letter of the place is within its box, which cuts what is beyond. */
function isSeen(index: number): boolean {
  const element = page.getByText(place).element()
  const text = element.firstChild as Text
  const range = document.createRange()
  range.setStart(text, index)
  range.setEnd(text, index + 1)
  const [letter, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
  return letter.left >= box.left - 0.5 && letter.right <= box.right + 0.5
}

test.each(['ltr', 'rtl'])(
  'a place in Latin letters that is too long for its line is cut at its end, %s',
  async (dir) => {
    await render(
      <div dir={dir} style={{ width: 170 }}>
        <RowFacts className="text-sm" facts={['כנס', null]} place={place} />
      </div>,
    )
    await expect.element(page.getByText(place)).toBeVisible()
    expect(isSeen(0)).toBe(true)
    expect(isSeen(place.length - 1)).toBe(false)
  },
)
