import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { htmlOf } from './html-of.ts'
import { lexicalOf } from './lexical-of.ts'
import { anyMarkup, anyPost } from '../../../testing/post-markup.ts'

function back(html: string): string {
  const converted = lexicalOf(html)
  if (!converted.ok) throw new Error(`refused: ${JSON.stringify(converted)}`)
  return htmlOf(JSON.parse(JSON.stringify(converted.state)))
}

function refusal(html: string): string | null {
  const converted = lexicalOf(html)
  return converted.ok ? null : converted.error === 'unkept' ? converted.structure : converted.error
}

describe('the way into the editor and back', () => {
  test('every kept structure comes back as it was', () => {
    fc.assert(
      fc.property(anyPost, (html) => {
        expect(back(html)).toBe(html)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['<b>a</b> <i>b</i> <del>c</del> <ins>d</ins>', '<p><strong>a</strong> <em>b</em> <s>c</s> <u>d</u></p>'],
    ['<strong>a <em>b</em></strong>', '<p><strong>a <em>b</em></strong></p>'],
    ['a<br>b', '<p>a<br />b</p>'],
    ['<div dir="rtl"><p>a</p>b</div>', '<p dir="rtl">a</p><p dir="rtl">b</p>'],
    ['<p>a\n   b</p>\n\n<p> c </p>', '<p>a b</p><p>c</p>'],
    ['<p>a&nbsp;&nbsp;b</p>', '<p>a\u00a0\u00a0b</p>'],
    ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    ['<pre>\na\n  b</pre>', '<pre><code>a\n  b</code></pre>'],
    ['<pre><code>\na</code></pre>', '<pre><code>\na</code></pre>'],
    ['<blockquote>a</blockquote>', '<blockquote>a</blockquote>'],
    ['<u>x<p>y</p></u>', '<p><u>x</u></p><p><u>y</u></p>'],
    ['<a href="https://x.example/"><h2>y</h2></a>', '<h2><a href="https://x.example/">y</a></h2>'],
    [
      '<table><tr><th scope="row">a</th><td>b</td></tr></table>',
      '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
    ],
    ['<p class="x" id="y" style="color:red">a</p>', '<p>a</p>'],
    ['<p>a\u202eb&#x202E;c</p>', '<p>abc</p>'],
    ['<html><head><title>t</title></head><body><p>a</p></body></html>', '<p>a</p>'],
    ['<p>a</p><p></p><p>b</p>', '<p>a</p><p></p><p>b</p>'],
  ])('%s is kept as %s', (html, kept) => {
    expect(back(html)).toBe(kept)
    expect(back(kept)).toBe(kept)
  })

  test('a link into a new tab cannot reach back', () => {
    expect(back('<a href="https://x.example/" target="_blank" title="t">a</a>')).toContain('rel="noopener noreferrer"')
  })
})

describe('what the editor has no place for is refused by its name', () => {
  test.each([
    ['<video src="https://v.example/v.mp4"></video>', '<video>'],
    ['<details><summary>a</summary></details>', '<details>'],
    ['<figure><img src="https://i.example/i.png"></figure>', '<figure>'],
    ['<iframe src="https://v.example/"></iframe>', '<iframe>'],
    ['<form><input></form>', '<form>'],
    ['<p><kbd>a</kbd></p>', '<kbd>'],
    ['<a href="/about">a</a>', '<a href="/about">'],
    ['<a href="tel:+972">a</a>', '<a href="tel:+972">'],
    ['<img src="cat.png">', '<img src="cat.png">'],
    ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA">'],
    ['<p><span dir="rtl">a</span></p>', '<span dir="rtl">'],
    ['<p lang="fr">a</p>', '<p lang>'],
    ['<ol reversed><li>a</li></ol>', '<ol reversed>'],
    ['<ul><li><h2>a</h2></li></ul>', '<li><h2>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<li><p>'],
    ['<ul><li>a<ul><li>b</li></ul>c</li></ul>', '<li><ul>…</ul>…'],
    ['<table><caption>a</caption><tr><td>b</td></tr></table>', '<caption>'],
    ['<table><tr><td><table><tr><td>b</td></tr></table></td></tr></table>', '<td><table>'],
    ['<pre><strong>a</strong></pre>', '<pre><strong>'],
    ['<li>a</li>', '<li>'],
  ])('%s', (html, structure) => {
    expect(refusal(`<p>before</p>${html}`)).toBe(structure)
  })

  test('content that is nested without end', () => {
    const depth = 20_000
    expect(refusal('<div>'.repeat(depth) + 'a')).toBe('tooDeep')
    expect(refusal('<b>'.repeat(depth) + 'a' + '</b>'.repeat(depth))).toBe('tooDeep')
    expect(refusal('<div>'.repeat(101) + 'a')).toBe('tooDeep')
    expect(refusal('<div>'.repeat(100) + 'a')).toBeNull()
  })

  test('content of more parts than a post has', () => {
    expect(refusal('<p>a</p>'.repeat(5_000))).toBeNull()
    expect(refusal('<p>a</p>'.repeat(5_001))).toBe('tooManyParts')
    expect(refusal('<p>a'.repeat(50_000))).toBe('tooManyParts')
    expect(refusal(`<p>${'<br>'.repeat(5_000)}</p>`)).toBe('tooManyParts')
  })

  test('no more of it is read than is needed to know', () => {
    const longest = (part: string) => part.repeat(200_000 / part.length)
    const before = process.cpuUsage()
    for (const part of ['<div>', '<b>', '<svg>', '<p>', '<p>a</p>', '<br>', '<i><b>a</b>']) lexicalOf(longest(part))
    const { user } = process.cpuUsage(before)
    expect(user / 1_000 / 7).toBeLessThan(100)
  })

  test.each(['', ' \n ', '<p></p>', '<p>&nbsp;</p>', '<script>a</script>', '<svg><text>a</text></svg>', '<!-- a -->'])(
    'of %j nothing is left',
    (html) => {
      expect(refusal(html)).toBe('empty')
    },
  )
})

describe('whatever is sent', () => {
  test('the answer is clean HTML that stays as it is, or a refusal', () => {
    fc.assert(
      fc.property(anyMarkup, (html) => {
        const converted = lexicalOf(html)
        if (!converted.ok) return
        const kept = htmlOf(converted.state)
        expect(cleanHtml(kept)).toBe(kept)
        expect(back(kept)).toBe(kept)
      }),
      { numRuns: 500 },
    )
  })

  test('a drawing that is never closed does not take the rest with it', () => {
    expect(back('<p>a</p><svg><g><p>b</p><ul><li>c</li></ul>')).toBe('<p>a</p><p>b</p><ul><li>c</li></ul>')
  })

  test('what is stored in unknown shapes is read without harm', () => {
    expect(htmlOf(null)).toBe('')
    expect(htmlOf({ root: {} })).toBe('')
    const link = {
      type: 'link',
      fields: { url: 'javascript:alert(1)' },
      children: [{ type: 'text', text: 'a' }],
    }
    const heading = { type: 'heading', tag: 'script', children: [{ type: 'text', text: 'alert(1)' }] }
    expect(htmlOf({ root: { children: [{ type: 'paragraph', children: [link] }, heading] } })).toBe('<p><a>a</a></p>')
    expect(htmlOf({ root: { children: [{ type: 'new', children: [{ type: 'text', text: '<b>' }] }] } })).toBe(
      '&lt;b&gt;',
    )
  })
})
