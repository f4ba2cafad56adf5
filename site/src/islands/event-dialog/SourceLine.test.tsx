import { creditOf } from '@cyberluach/core/sources/credits'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceLine } from './SourceLine.tsx'

const list = { name: '{Cyber,Info}Sec Events by xsa', url: 'https://lists.example/' }
const said = (licence: string | null) =>
  renderToStaticMarkup(
    <SourceLine source={creditOf({ ...list, licence })} template="Listed by {source}." modified="modified" />,
  )
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('a list is credited with its licence to be read, and that it was changed where that is to be told', () => {
  const html = said('CC BY 4.0')
  expect(wordsOf(html)).toBe('Listed by “{Cyber,Info}Sec Events by xsa” (CC BY 4.0, modified).')
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"')
  expect(html).toContain('href="https://lists.example/"')
})

test('another licence leads to its text, one of the list’s own is named, and none is none', () => {
  expect(wordsOf(said('MIT'))).toBe('Listed by “{Cyber,Info}Sec Events by xsa” (MIT).')
  expect(said('MIT')).toContain('href="https://opensource.org/license/mit"')
  expect(wordsOf(said('As agreed'))).toContain('(As agreed).')
  expect(wordsOf(said(null))).toBe('Listed by “{Cyber,Info}Sec Events by xsa”.')
})
