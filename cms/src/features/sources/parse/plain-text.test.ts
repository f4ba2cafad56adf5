import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['a < b && c > d', 'a < b && c > d'],
  ['Mail <me@a.example> or <https://a.example/?a=1&copy=2>', 'Mail <me@a.example> or <https://a.example/?a=1&copy=2>'],
  ['x <your name> y', 'x <your name> y'],
  ['R&#038;D night &#8220;live&#8221; &#8230;', 'R&D night “live” …'],
  ['Blue &amp; Red &#8211; a team&#8217;s night &quot;live&quot;', 'Blue & Red – a team’s night "live"'],
  ['caf&eacute; &ndash; &#x1F512;', 'café – 🔒'],
  ['AT&T, R&amp;amp;D', 'AT&T, R&amp;D'],
  ['&lt;p&gt;Come &#038; see&lt;/p&gt;\\n', 'Come & see'],
  ['the tag &lt;b&gt; in HTML', 'the tag <b> in HTML'],
  ['<p>the tag &lt;b&gt;</p>', 'the tag <b>'],
  ['first\nsecond <b>bold</b>', 'first\nsecond bold'],
  ['<p>בואו &amp; תיהנו</p><p>מספר 2 &ndash; שורה</p>', 'בואו & תיהנו\n\nמספר 2 – שורה'],
  ['one<br>two<BR/>three\nfour', 'one\ntwo\nthree four'],
  ['<style>p { color: red }</style><script>if (a<b) x()</script>seen', 'seen'],
  ['<!-- no --><div>a</div><div>b</div>', 'a\nb'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  ['cut <a href="https://a.exam', 'cut'],
])('%j says %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a list is lines, and a link has its address', () => {
  const html =
    '<p>Hands-on <b>firmware</b> evening.</p><ul><li>Bring a laptop</li><li>Doors 18:30</li></ul><br>Sign up: <a href="https://signup.example/x?a=1&amp;b=2">here</a>&nbsp;&amp; see you'
  expect(plainText(html)).toBe(`Hands-on firmware evening.

- Bring a laptop
- Doors 18:30

Sign up: here (https://signup.example/x?a=1&b=2) & see you`)
})
