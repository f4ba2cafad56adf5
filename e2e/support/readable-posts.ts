import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { signedToken } from '../../cms/src/platform/signed-token.ts'
import type { Product } from '../../server/testing/product.ts'

type Place = Pick<Product, 'origin' | 'admin' | 'dataDir'>

/** A post with every structure that an editor can write, in both languages and with a picture. */
export const wholePost = {
  slug: 'capture-the-flag-primer',
  title: 'A primer for your first capture the flag',
  titleHe: 'צעדים ראשונים ב־Capture the Flag',
}

/** Posts in English only: one without a picture, one without an author. */
export const englishPost = {
  slug: 'october-in-numbers',
  title: 'October in numbers: 34 events in 11 countries',
}
export const plainPost = { slug: 'how-events-get-here', title: 'How events get to the calendar' }

/** Puts the posts that readers' journeys look at into a product that has none. */
export async function publishReadablePosts(product: Place): Promise<void> {
  const token = await signIn(product)
  const picture = `${product.origin}/og/default.png`
  const common = { status: 'published', author: 'Maya Levi' }
  await create(product, token, {
    ...common,
    slug: wholePost.slug,
    title: wholePost.title,
    content: wholeContent(picture),
    titleHe: wholePost.titleHe,
    contentHe: hebrewContent(picture),
    coverImage: picture,
    tags: ['CTF', 'guides', 'teams', 'tools'],
    publishedAt: '2026-11-10T08:00:00Z',
  })
  await create(product, token, {
    ...common,
    slug: englishPost.slug,
    title: englishPost.title,
    content:
      '<p>A month of conferences, workshops and two long nights of flags.</p><h2>Where</h2><p>Mostly online.</p>',
    tags: ['reports'],
    publishedAt: '2026-11-03T08:00:00Z',
  })
  await create(product, token, {
    status: 'published',
    slug: plainPost.slug,
    title: plainPost.title,
    content: '<p>Somebody hands them in, somebody reads them, and then they are here.</p>',
    tags: ['guides'],
    publishedAt: '2026-10-20T08:00:00Z',
  })
}

/** A new post by the API, as the dashboard writes one. */
export async function create({ origin }: Pick<Place, 'origin'>, token: string, post: object): Promise<string> {
  const { id } = await answered<{ id: string }>(`${origin}/api/posts`, 'POST', post, {
    authorization: `Bearer ${token}`,
  })
  return id
}

export async function signIn({ origin, admin }: Pick<Place, 'origin' | 'admin'>): Promise<string> {
  const { token } = await answered<{ token: string }>(`${origin}/api/${builtLoginPath}/auth`, 'POST', admin, {})
  return token
}

/** The query of a link to a post's latest draft, as the panel makes it. */
export async function previewQuery({ dataDir }: Place, id: string): Promise<string> {
  const secret = (await readFile(join(dataDir, 'payload-secret'), 'utf8')).trim()
  return `preview=${signedToken(secret, { purpose: 'preview', id }, new Date(Date.now() + 600_000))}`
}

async function answered<T>(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(url, requestOf(method, body, headers))
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

function requestOf(method: string, body: unknown, headers: Record<string, string>): RequestInit {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

const wholeContent = (picture: string) => `
<p>A capture the flag contest hides short strings, the <strong>flags</strong>, inside of puzzles. You find them, you
<em>score</em>, you learn. <a href="https://ctftime.org/">CTFtime</a> lists most of them, and <code>flag{like_this}</code> is
what you are after.</p>
<h2>Before you start</h2>
<p>Three things, in this order:</p>
<ol><li>Find a team.<ul><li>Two people are enough<ul><li>three are better</li></ul></li><li>ask at your university</li></ul></li><li>Read the rules.</li><li>Sleep.</li></ol>
<h3>What each kind asks for</h3>
<table><thead><tr><th>Kind</th><th>You will need</th><th>A good first tool</th><th>Typical length</th><th>Points</th></tr></thead>
<tbody><tr><td>Web</td><td>a browser and patience</td><td>its developer tools</td><td>two hours</td><td>100–300</td></tr>
<tr><td>Reversing</td><td>a disassembler</td><td>Ghidra</td><td>a night</td><td>200–500</td></tr></tbody></table>
<h3>A first script</h3>
<pre><code class="language-python">from base64 import b64decode

print(b64decode("ZmxhZ3tub3RfdG9vX2hhcmR9").decode())  # a long line that scrolls by itself, so that the page does not have to</code></pre>
<blockquote><p>The first flag is always the hardest.</p></blockquote>
<p><img src="${picture}" alt="The calendar’s card" width="1200" height="630"></p>
<hr>
<h2>After the contest</h2>
<p>Read what others wrote. <mark>Write</mark> something yourself: H<sub>2</sub>O, x<sup>2</sup>, <s>tomorrow</s> <u>today</u>.</p>
<h4>In Hebrew too</h4>
<p dir="rtl">ובעברית: בהצלחה לכולם.</p>`

const hebrewContent = (picture: string) => `
<p>תחרות CTF מחביאה מחרוזות קצרות, <strong>דגלים</strong>, בתוך חידות. מוצאים אותן, צוברים נקודות ולומדים. ברשימה של
<a href="https://ctftime.org/">CTFtime</a> יש את רובן.</p>
<h2>לפני שמתחילים</h2>
<ol><li>מוצאים קבוצה.<ul><li>שני אנשים מספיקים</li></ul></li><li>קוראים את הכללים.</li></ol>
<table><thead><tr><th>סוג</th><th>מה צריך</th><th>כלי ראשון</th><th>זמן</th></tr></thead><tbody><tr><td>Web</td><td>דפדפן וסבלנות</td><td>כלי המפתחים</td><td>שעתיים</td></tr></tbody></table>
<pre><code>print("flag{not_too_hard}")</code></pre>
<blockquote><p>הדגל הראשון תמיד הכי קשה.</p></blockquote>
<p><img src="${picture}" alt="כרטיס הלוח" width="1200" height="630"></p>`
