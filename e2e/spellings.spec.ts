import { expect, test, visitInTurn } from './support/test.ts'

const { t, path } = visitInTurn('spellings')

test('an address in small letters leads to the page as it is spelled', async ({ request }) => {
  for (const spelled of ['/Terms-of-Service', '/Privacy-Policy']) {
    const answer = await request.get(path(spelled.toLowerCase()), { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe(path(spelled))
  }
})

test('the page of a date that is none says so in its title', async ({ request }) => {
  const html = await (await request.get(path('/day/2026-02-30'))).text()
  expect(html).toMatch(new RegExp(`<title>[^<]*${t.day.invalidTitle}`))
})
