import { approve, submit } from './support/api.ts'
import { bothLocales, expect, test, visitIn, type Page } from './support/test.ts'

/** Which of the typeface's parts a page has fetched, or fetches now, by a letter that only this part has. */
async function partsOf(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() =>
    Array.from(document.fonts).flatMap(({ status, unicodeRange, family }) =>
      status === 'unloaded' ? [] : [`${family} ${unicodeRange}`.toLowerCase()],
    ),
  )
  const letters = {
    latin: /u\+0*20-7e/,
    hebrew: /u\+0*5d0-5ea/,
    'latin-rest': /u\+0*a1-a8/,
    'latin-ext': /u\+0*100-101/,
    'hebrew-rest': /u\+0*fb1d/,
    ivrit: /ivrit/,
  }
  return Object.entries(letters).flatMap(([part, letter]) => (fetched.some((one) => letter.test(one)) ? [part] : []))
}

/** Writes a text into the page: what it is drawn with is fetched now. */
async function write(page: Page, text: string): Promise<void> {
  await page.evaluate((written) => {
    const words = Object.assign(document.createElement('p'), { textContent: written })
    document.querySelector('main')?.append(words)
    return words.offsetWidth
  }, text)
}

for (const locale of bothLocales) {
  const { path } = visitIn(locale)
  const own = locale === 'en' ? ['latin', 'ivrit'] : ['latin', 'hebrew']

  test(`a page fetches the letters of its language, and no alphabet for the name of the other, ${locale}`, async ({
    page,
  }) => {
    await page.goto(path('/about'))
    await expect.poll(() => partsOf(page)).toEqual(own)
  })

  test(`the page of an event with a Latin title fetches no letters that are not on it, ${locale}`, async ({
    page,
    request,
  }) => {
    const title = `“Flags” – 20 × 26 · day ${crypto.randomUUID().slice(0, 8)}`
    const id = await approve(request, await submit(request, title, '2027-05-06T18:00:00+03:00'))
    const { url } = (await (await request.get(`/api/events/${id}`)).json()) as { url: string }
    await page.goto(path(url))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => partsOf(page)).toEqual(own)
  })
}

test('rarer letters come with the page that is written with them, and a mark with its letter', async ({ page }) => {
  await page.goto('/he/about')
  await write(page, 'שָׁלוֹם →')
  await expect.poll(() => partsOf(page)).toEqual(['latin', 'hebrew'])
  await write(page, 'Café')
  await expect.poll(() => partsOf(page)).toEqual(['latin', 'hebrew', 'latin-rest'])
  await write(page, 'Łódź')
  await expect.poll(() => partsOf(page)).toEqual(['latin', 'hebrew', 'latin-rest', 'latin-ext'])
  await write(page, 'ﬡ')
  await expect.poll(() => partsOf(page)).toEqual(['latin', 'hebrew', 'latin-rest', 'latin-ext', 'hebrew-rest'])
})

test('every weight of the theme is drawn by the typeface itself', async ({ page }) => {
  await page.goto('/about')
  const drawn = await page.evaluate(() => Array.from(document.fonts, ({ weight }) => weight))
  expect(new Set(drawn.filter((weight) => weight !== 'normal'))).toEqual(new Set(['400 800']))
})
