import fc from 'fast-check'
import { escapedHtml } from '../features/posts/html/markup.ts'

/** Words as authors write them, in both scripts and with what HTML has to escape. */
const word = fc.constantFrom('flags', 'שלום', 'a < b', 'R&D', '“quoted”', 'עברית ו-English', '😀', 'x > y', 'כ״ט')
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => escapedText(words.join(' ')))

const mark = fc.constantFrom('strong', 'em', 'u', 's', 'mark', 'code', 'sub', 'sup')
const direction = fc.constantFrom('', ' dir="rtl"', ' dir="ltr"')

const link = fc
  .tuple(fc.constantFrom('https://a.example/?x=1&y=2', 'http://b.example/', 'mailto:c@d.example'), text)
  .map(([href, inner]) => `<a href="${escapedHtml(href)}">${inner}</a>`)
const image = fc
  .tuple(text, fc.option(fc.integer({ min: 1, max: 4000 })))
  .map(
    ([alt, width]) =>
      `<img src="https://i.example/p.png" alt="${escapedHtml(alt)}"${width ? ` width="${width}"` : ''} />`,
  )
const marked = fc.tuple(mark, text).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`)

/** A line of text: plain words between whatever stands in it, so that no two neighbours would be one. */
const line = fc
  .tuple(text, fc.array(fc.tuple(fc.oneof(marked, link, image, fc.constant('<br />')), text), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.map(([special, plain]) => `${special}${plain}`).join(''))

const paragraph = fc.tuple(direction, line).map(([dir, inner]) => `<p${dir}>${inner}</p>`)
const heading = fc
  .tuple(fc.constantFrom('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), direction, line)
  .map(([tag, dir, inner]) => `<${tag}${dir}>${inner}</${tag}>`)
const code = fc
  .tuple(fc.constantFrom('', ' class="language-js"', ' class="language-c++"'), fc.array(word, { minLength: 1 }))
  .map(([language, lines]) => `<pre><code${language}>${escapedText(lines.join('\n  '))}</code></pre>`)

const { list } = fc.letrec<{ list: string }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol'),
      direction,
      fc.array(fc.tuple(direction, line, fc.option(tie('list'), { depthSize: 'small', maxDepth: 3 })), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([tag, dir, items]) => {
      const inner = items.map(([own, words, nested]) => `<li${own}>${words}${nested ?? ''}</li>`).join('')
      return `<${tag}${dir}>${inner}</${tag}>`
    }),
}))

const cell = fc.tuple(fc.constantFrom('', ' colspan="2"', ' rowspan="3"'), fc.oneof(line, list))
const row = (tag: string) =>
  fc
    .array(cell, { minLength: 1, maxLength: 3 })
    .map((cells) => `<tr>${cells.map(([span, inner]) => `<${tag}${span}>${inner}</${tag}>`).join('')}</tr>`)
const table = fc
  .tuple(direction, fc.option(row('th')), fc.array(row('td'), { minLength: 1, maxLength: 3 }))
  .map(([dir, head, body]) => {
    const headRows = head ? `<thead>${head}</thead>` : ''
    return `<table${dir}>${headRows}<tbody>${body.join('')}</tbody></table>`
  })

const block = fc.oneof(paragraph, heading, list, code, table, fc.constant('<hr />'))
const quote = fc
  .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 3 })
  .map((blocks) => `<blockquote>${blocks.join('')}</blockquote>`)

/** Posts in the form in which they come back: every structure that is kept, in any order. */
export const anyPost = fc
  .tuple(paragraph, fc.array(fc.oneof(block, quote), { maxLength: 6 }))
  .map(([first, blocks]) => [first, ...blocks].join(''))

/** Pieces of markup in any order, as nobody would write them. */
export const anyMarkup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'<p> </p> <ul> </ul> <li> <table> <tr> <td> </table> <b> </b> <svg> </svg> <math> <script> </script> <style> </style> <img src=x onerror=alert(1)> <a href="javascript:alert(1)"> </a> <iframe srcdoc="<script>alert(1)</script>"> </iframe> <pre> </pre> <code> <blockquote> </blockquote> <div dir=rtl> </div> <!-- --> <![CDATA[ ]]> &lt;script&gt; &#x202E; <template> </template> <noscript> " \' > <'.split(
          ' ',
        ),
      ),
      fc.string({ maxLength: 12 }),
      word,
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(' '))

function escapedText(plain: string): string {
  return plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
