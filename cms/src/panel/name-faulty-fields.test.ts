import { expect, test } from 'vitest'
import { nameInvalidFields } from './errors.ts'

type Input = Parameters<typeof nameInvalidFields>[0]

const fault = { path: 'he', message: 'Keep {n} in the text.', label: 'Hebrew' }
const wrong = Object.assign(new Error('The following field is invalid: Hebrew'), {
  status: 400,
  data: { collection: 'texts', errors: [fault] },
})
const told = (error: Error, result: object) => nameInvalidFields({ error, result } as unknown as Input)

test('an answer that only says how many fields are wrong gets their names', () => {
  expect(told(wrong, { errors: [{ message: wrong.message }] })).toEqual({
    response: { errors: [{ name: 'ValidationError', message: wrong.message, data: { errors: [fault] } }] },
  })
})

test('an answer that names them stands', () => {
  expect(told(wrong, { errors: [{ message: wrong.message, data: wrong.data }] })).toBeUndefined()
})

test.each([new Error('away'), Object.assign(new Error('x'), { data: null })])('another error stands', (error) => {
  expect(told(error, { errors: [{ message: 'Something went wrong.' }] })).toBeUndefined()
})
