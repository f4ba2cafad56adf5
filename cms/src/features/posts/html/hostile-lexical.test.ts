import { expect, test } from 'vitest'
import { expectHarmless } from '../../../testing/expect-harmless.ts'
import { htmlOf } from './html-of.ts'

/** What somebody could write straight into the editor's own format, past the editor. */
const text = (words: string, more: object = {}) => ({ type: 'text', text: words, format: 0, ...more })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const link = (fields: unknown, type = 'link') => paragraph({ type, fields, children: [text('link')] })
const image = (fields: unknown) => paragraph({ type: 'inlineBlock', fields })
const html = (...children: unknown[]) => htmlOf({ root: { type: 'root', children } })

const breakOut = 'x" onclick="alert(1)" style="position:fixed'

test.each([
  ...[
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'javascript&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example/',
    '/admin',
    'file:///etc/passwd',
    `https://a.example/${breakOut}`,
    'mailto:a@b.example">x<script>',
  ].flatMap((url) => [link({ url }), link({ url, newTab: true }, 'autolink'), image({ src: url, alt: 'a' })]),
  link({ url: 'https://a.example/', title: breakOut }),
  link({ url: { toString: 'x' } }),
  link('javascript:alert(1)'),
  link(null),
  image({
    src: 'https://i.example/a.svg',
    alt: breakOut,
    title: breakOut,
    width: breakOut,
    height: breakOut,
  }),
  image({ src: 'data:image/svg+xml,<svg onload=alert(1)>' }),
  {
    type: 'block',
    fields: { blockType: 'code', code: '</code></pre><script>alert(1)</script>', language: breakOut },
  },
  { type: 'heading', tag: 'script', children: [text('alert(1)')] },
  { type: 'heading', tag: 'img src=x onerror=alert(1)', children: [text('a')] },
  { type: 'heading', tag: 'h1 onclick=alert(1)', children: [text('a')] },
  { type: 'heading', tag: 'h1', direction: breakOut, children: [text('a')] },
  { type: 'heading', tag: 'style', children: [text('*{display:none}')] },
  { type: 'quote', direction: 'rtl" onclick="alert(1)', children: [text('a')] },
  { type: 'list', tag: 'script', start: breakOut, children: [{ type: 'listitem', children: [text('a')] }] },
  {
    type: 'list',
    tag: 'ol',
    start: '2" onclick="alert(1)',
    children: [{ type: 'listitem', children: [text('a')] }],
  },
  {
    type: 'table',
    children: [
      {
        type: 'tablerow',
        children: [{ type: 'tablecell', colSpan: '2" onclick="x', headerState: breakOut, children: [text('a')] }],
      },
    ],
  },
  paragraph(text('<script>alert(1)</script><img src=x onerror=alert(1)>')),
  paragraph(text('a', { format: '<script>', style: 'position:fixed;background:url(//track.example)' })),
  {
    type: 'paragraph',
    style: 'position:fixed',
    textStyle: breakOut,
    format: breakOut,
    children: [text('a')],
  },
  { type: 'html', html: '<script>alert(1)</script>', children: [text('a')] },
  { type: 'upload', relationTo: 'users', value: { id: 1 }, fields: { html: '<script>' } },
  { type: 'relationship', relationTo: 'users', value: 1 },
  { type: '__proto__', children: [text('a')] },
])('%j is harmless', (node) => {
  const made = html(paragraph(text('before')), node, paragraph(text('after')))
  expect(made).toContain('<p>before</p>')
  expect(made).toContain('<p>after</p>')
  expectHarmless(made)
})

test.each([
  [null],
  ['text'],
  [5],
  [[[]]],
  [{}],
  [{ type: 'paragraph', children: 'text' }],
  [{ type: 'paragraph', children: { length: 3 } }],
  [{ type: 'paragraph', children: [text('a'), null, text('b')] }],
  [{ type: 'list', children: [null, { type: 'listitem' }] }],
  [{ type: 'table', children: [null, { type: 'tablerow', children: [null, {}] }] }],
  [{ type: 'link', fields: null, children: null }],
])('%j does not keep the rest from being read', (node) => {
  expect(html(node, paragraph(text('after')))).toContain('<p>after</p>')
})

test('what is nested without end is cut off', () => {
  let node: object = paragraph(text('deep'))
  for (let depth = 0; depth < 20_000; depth += 1) node = { type: 'quote', children: [node] }
  const made = html(node, paragraph(text('after')))
  expect(made).toContain('<p>after</p>')
  expect(made.length).toBeLessThan(10_000)
})
