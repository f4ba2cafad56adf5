import { expect, test } from 'vitest'
import { webPageData } from './meta.ts'

const page = {
  name: 'Submit',
  description: 'Hand in an event.',
  url: 'https://example.org/submit',
  inLanguage: 'en',
}

test('the data says what kind of page it is, in which language and where', () => {
  expect(JSON.parse(webPageData(page))).toMatchObject({
    '@type': 'WebPage',
    url: 'https://example.org/submit',
    inLanguage: 'en',
  })
})

test('a text cannot end the script element it stands in', () => {
  expect(webPageData({ ...page, name: '</script><script>alert(1)' })).not.toContain('</script>')
})
