import { describe, expect, test } from 'vitest'
import { htmlOf } from './html-of.ts'
import { lexicalOf } from './lexical-of.ts'
import { picturesIn, type Gallery } from './pictures.ts'

const picture = {
  id: '3f0f7a52-0d2c-4c1e-9d6d-6c1d3c0a9a01',
  name: 'flags-0a1b2c3d4e5f.webp',
  width: 1200,
  height: 800,
  alt: { en: 'Flags on a mast', he: 'דגלים על תורן' },
}
const english: Gallery = { pictures: [picture], locale: 'en' }
const hebrew: Gallery = { pictures: [picture], locale: 'he' }

const src = `/media/${picture.name}`
const shown = (alt: string, caption = '') =>
  `<figure><img src="${src}" alt="${alt}" width="1200" height="800" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`

function stored(html: string, gallery = english) {
  const converted = lexicalOf(html, gallery)
  if (!converted.ok) throw new Error(JSON.stringify(converted))
  return converted.state
}
const back = (html: string, gallery = english) => htmlOf(stored(html, gallery), gallery)
const refusal = (html: string) => {
  const converted = lexicalOf(html, english)
  return converted.ok || converted.error !== 'unkept' ? null : converted.structure
}

describe('an uploaded picture in a text', () => {
  test('is stored by its id, as the panel’s editor stores one', () => {
    const [node] = picturesIn(stored(`<p>a</p>${shown('Flags on a mast', 'At dawn')}`))
    expect(node).toMatchObject({
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: picture.id,
      fields: { caption: 'At dawn' },
    })
    expect(node?.fields).not.toHaveProperty('alt')
  })

  test.each([
    [`<p>a</p>${shown('Flags on a mast')}<p>b</p>`, `<p>a</p>${shown('Flags on a mast')}<p>b</p>`],
    [shown('Flags on a mast', 'R&amp;D &lt;b&gt;'), shown('Flags on a mast', 'R&amp;D &lt;b&gt;')],
    [`<img src="${src}">`, shown('Flags on a mast')],
    [`<p>a <img src="${src}" alt=""> b</p>`, `<p>a</p>${shown('Flags on a mast')}<p>b</p>`],
    [`<img src="${src}" width="3" height="4">`, shown('Flags on a mast')],
    [
      `<blockquote><p>a</p>${shown('Flags on a mast')}</blockquote>`,
      `<blockquote><p>a</p>${shown('Flags on a mast')}</blockquote>`,
    ],
    [shown('What stands here'), shown('What stands here')],
  ])('%s comes back as %s', (html, kept) => {
    expect(back(html)).toBe(kept)
    expect(back(kept)).toBe(kept)
  })

  test('is told of in the language of the text, also where its tag was copied from the other one', () => {
    expect(back(shown('Flags on a mast'), hebrew)).toBe(shown('דגלים על תורן'))
    expect(htmlOf(stored(`<img src="${src}">`), hebrew)).toBe(shown('דגלים על תורן'))
    const untranslated = { ...english, pictures: [{ ...picture, alt: { en: 'Flags', he: null } }] }
    expect(back(`<img src="${src}">`, { ...untranslated, locale: 'he' })).toBe(shown('Flags'))
  })

  test('that was deleted is no longer there, and the text around it is', () => {
    expect(htmlOf(stored(`<p>a</p>${shown('x')}`))).toBe('<p>a</p>')
  })

  test.each([
    ['<img src="/media/nothing-000000000000.webp">', '<img src="/media/nothing-000000000000.webp">'],
    ['<img src="/media/../etc/passwd">', '<img src="/media/../etc/passwd">'],
    ['<img src="/cms/api/media/a.webp">', '<img src="/cms/api/media/a.webp">'],
    [`<ul><li><img src="${src}"></li></ul>`, '<li><img>'],
    [`<h2><img src="${src}"></h2>`, '<h2><img>'],
    [`<a href="https://a.example/"><img src="${src}"></a>`, '<a><img>'],
    [`<figure><img src="${src}"><p>a</p></figure>`, '<figure>'],
    [`<figure><figcaption>a</figcaption></figure>`, '<figure>'],
    [`<figure><img src="${src}"><figcaption><em>a</em></figcaption></figure>`, '<figcaption><em>'],
    ['<figcaption>a</figcaption>', '<figcaption>'],
    [`<figure dir="rtl"><img src="${src}"></figure>`, '<figure dir="rtl">'],
  ])('%s is refused by its name', (html, structure) => {
    expect(refusal(`<p>before</p>${html}`)).toBe(structure)
  })

  test('that only says so leads nowhere else', () => {
    const node = (value: unknown, relationTo: unknown = 'media') => ({
      root: { children: [{ type: 'upload', relationTo, value, fields: { caption: '<script>' } }] },
    })
    for (const state of [node('https://evil.example/a.png'), node({ id: 'x' }), node(picture.id, 'users')])
      expect(htmlOf(state, english)).toBe('')
    expect(htmlOf(node(picture.id), english)).toBe(shown('Flags on a mast', '&lt;script&gt;'))
  })
})
