import { expect, test } from 'vitest'
import { pageHtml } from './blog.ts'

const labels = { tableLabel: 'Table {n}', codeLabel: 'Code {n}' }
const shown = (html: string) => pageHtml(html, 'en', labels)

test('headings of a post stand below the title of its page, and none skips a level', () => {
  expect(shown('<h1 dir="rtl">A</h1><h2>B</h2><h6>C</h6><h1>D</h1>')).toBe(
    '<h2 dir="rtl">A</h2><h3>B</h3><h4>C</h4><h2>D</h2>',
  )
  expect(shown('<h3>A</h3><h4>B</h4><hr><h2>C</h2><h4>D</h4>')).toBe('<h2>A</h2><h3>B</h3><hr><h2>C</h2><h3>D</h3>')
})

test('tables and code scroll by themselves and can be reached with the keyboard', () => {
  expect(shown('<table dir="rtl"><tbody></tbody></table><pre><code>a</code></pre><table></table>')).toBe(
    '<section class="scrolls" tabindex="0" aria-label="Table 1"><table dir="rtl"><tbody></tbody></table></section>' +
      '<section dir="ltr" class="scrolls" tabindex="0" aria-label="Code 1"><pre><code>a</code></pre></section>' +
      '<section class="scrolls" tabindex="0" aria-label="Table 2"><table></table></section>',
  )
})

test('pictures load when they are seen; what only reads like a tag stays', () => {
  expect(shown('<p>&lt;img&gt;<img src="https://a.example/b.png" alt="&lt;h1&gt;"></p>')).toBe(
    '<p>&lt;img&gt;<img loading="lazy" decoding="async" referrerpolicy="no-referrer" src="https://a.example/b.png" alt="&lt;h1&gt;"></p>',
  )
})
