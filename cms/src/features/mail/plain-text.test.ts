import { expect, test } from 'vitest'
import { plainTextOf } from './render-mail.tsx'

test.each<[string, string]>([
  ['<p>One\n  line</p><p>Two<br>lines</p>', 'One line\n\nTwo\nlines\n'],
  ['<p>See <a href="https://a.example">us</a>.</p>', 'See us (https://a.example).\n'],
  ['<div><a href="https://a.example/x">Press</a></div>', 'Press:\nhttps://a.example/x\n'],
  ['<p><a href="https://a.example">https://a.example</a></p>', 'https://a.example\n'],
  ['<ul><li>One</li><li><p>Two</p></li></ul><p>End</p>', '- One\n- Two\n\nEnd\n'],
  ['<head><title>No</title></head><div data-skip-in-text="true">no</div><img alt="no"><p>Yes</p>', 'Yes\n'],
  ['<div data-text-part="quote">One<br>Two</div>', '> One\n> Two\n'],
  ['<table><tr><td data-text-part="lines"><p>A</p><div>B</div></td></tr></table>', 'A\nB\n'],
  ['<p>Main</p><div data-text-part="footer"><p>Why</p><p>How</p></div>', 'Main\n\n-- \nWhy\nHow\n'],
  ['<p>&lt;b&gt; &amp; <b>bold</b></p>', '<b> & bold\n'],
  ['<html dir="ltr"><p><span dir="ltr">A</span>, <span dir="rtl">ב</span></p></html>', 'A, \u2067ב\u2069\n'],
  ['<html lang="he" dir="rtl"><p><span dir="ltr">A</span></p></html>', '\u2066A\u2069\n'],
])('%s', (html, text) => expect(plainTextOf(html)).toBe(text))
