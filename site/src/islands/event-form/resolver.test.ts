import { emptyEventForm } from '@cyberluach/core/submission-form'
import { expect, test } from 'vitest'
import { eventFormResolver } from './resolver.ts'

test('a group of choices that was passed without choosing counts as empty', async () => {
  const resolve = eventFormResolver(({ code }) => code)
  const values = { ...emptyEventForm(), eventType: null as unknown as string }
  const options = { fields: {}, shouldUseNativeValidation: false }
  expect(await resolve(values, undefined, options)).toMatchObject({ errors: { title: { type: 'required' } } })
})
