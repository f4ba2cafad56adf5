import { crowdedTexts } from './crowded-texts.ts'
import { layoutFaults } from './layout-faults.ts'
import { expect, type Page } from './test.ts'

const softly = expect.configure({ soft: true })

/** Another language says the same in words half as long again: they have room where the page stands as it is now. */
export async function noteRoomForWords(page: Page): Promise<void> {
  const words = await page.evaluateHandle(lengthenWords)
  const width = page.viewportSize()?.width
  const faults = async () => [
    ...new Set([...(await page.evaluate(layoutFaults)), ...(await page.evaluate(crowdedTexts))]),
  ]
  // What opens or closes with the width of the window takes its moment.
  await softly.poll(faults, { message: `words half as long again have room at ${width} px`, timeout: 3000 }).toEqual([])
  await words.evaluate((all) => {
    for (const [text, words] of all) text.data = words
  })
}

/** Runs in the page. Each text with its own words; a time, a name of a key and what is typed have no other language. */
function lengthenWords(): [Text, string][] {
  const all: [Text, string][] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.closest('script, style, noscript, textarea, code, pre, kbd, bdi')) continue
    const longer = text.data.replace(/\p{L}{2,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)))
    if (longer === text.data) continue
    all.push([text, text.data])
    text.data = longer
  }
  return all
}
