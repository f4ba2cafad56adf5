import { brokenWords, strayElements } from './support/layout-faults.ts'
import { expect, test } from './support/test.ts'

test('what stands outside of the box that it was written in is found, and nothing else', async ({ page }) => {
  const placed = (look: string, around = '') =>
    page.setContent(
      `<!doctype html><div style="width: 90px; height: 90px; ${around}"><b class="it" style="position: absolute; ${look}">It</b></div>`,
    )
  const found = () => page.evaluate(strayElements)
  await placed('top: 300px')
  expect(await found()).toEqual(['b.it strays from its box'])
  await placed('top: 20px; left: 20px')
  expect(await found()).toEqual([])
  await placed('top: 300px', 'position: relative')
  expect(await found()).toEqual([])
  await placed('top: 300px; clip-path: inset(50%)')
  expect(await found()).toEqual([])
})

test('a word that goes on in a second line is found, and no other', async ({ page }) => {
  const found = async (width: string, look = 'overflow-wrap: anywhere') => {
    await page.setContent(`<!doctype html><p style="width: ${width}; ${look}">Two Conferences</p>`)
    return page.evaluate(brokenWords)
  }
  expect(await found('4ch')).toEqual(['Conferences'])
  expect(await found('14ch')).toEqual([])
  expect(await found('4ch', '')).toEqual([])
  expect(await found('4ch', 'overflow-wrap: anywhere; height: 1lh; overflow: clip')).toEqual([])
  expect(await found('4ch', 'overflow-wrap: anywhere; height: 2lh; overflow: clip')).toEqual(['Conferences'])
})
