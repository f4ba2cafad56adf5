import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test(`an address in small letters leads to the page as it is spelled, ${locale}`, async ({ request }) => {
    for (const spelled of ['/Terms-of-Service', '/Privacy-Policy']) {
      const answer = await request.get(path(spelled.toLowerCase()), { maxRedirects: 0 })
      expect(answer.status()).toBe(308)
      expect(answer.headers()['location']).toBe(path(spelled))
    }
  })

  test(`the page of a date that is none says so in its title, ${locale}`, async ({ request }) => {
    const html = await (await request.get(path('/day/2026-02-30'))).text()
    expect(html).toMatch(new RegExp(`<title>[^<]*${t.day.invalidTitle}`))
  })
}

test('strangers learn nothing of what the service is made of, nor of its hidden door', async ({
  request,
}) => {
  const health = await request.get('/api/health')
  expect(await health.json()).toEqual({ status: 'ok' })
  const reference = await (await request.get('/api/openapi.json')).text()
  expect(reference).toContain('/api/submissions')
  expect(reference).not.toContain('purple-elephant-42')
})
