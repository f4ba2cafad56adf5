import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedTexts, withChangedTexts } from './changed-texts.ts'
import { locales } from './locales.ts'
import { messagesFor } from './messages.ts'
import { textEntries, messagesWith } from './editable-texts.ts'

const keys = textEntries().map(({ key }) => key)
const anyOverrides = fc.dictionary(fc.constantFrom(...keys), fc.string({ minLength: 1 }), { maxKeys: 5 })

test('where nothing was changed nothing is listed, and the texts are the built-in ones', () => {
  const { calendar } = messagesFor('en')
  expect(changedTexts(calendar, { ...calendar, more: { ...calendar.more } })).toBeUndefined()
  expect(withChangedTexts(calendar, undefined)).toBe(calendar)
})

test('only what was changed is listed, as one form of a plural', () => {
  const shown = messagesWith('he', { 'calendar.more.two': 'עוד שניים', 'calendar.hint': 'לוחצים על יום' })
  expect(changedTexts(messagesFor('he').calendar, shown.calendar)).toEqual({
    hint: 'לוחצים על יום',
    more: { two: 'עוד שניים' },
  })
})

test('the built-in texts with the changes are what is shown, also after a journey as JSON', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), anyOverrides, (locale, overrides) => {
      const [builtIn, shown] = [messagesFor(locale), messagesWith(locale, overrides)]
      const changes = changedTexts(builtIn, shown)
      const sent = changes && (JSON.parse(JSON.stringify(changes)) as typeof changes)
      expect(withChangedTexts(builtIn, sent)).toEqual(shown)
    }),
  )
})
