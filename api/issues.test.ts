import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { issuesOf } from './errors.ts'

const schema = z.strictObject({ name: z.string({ error: 'required' }) })

function refusalOf(value: unknown) {
  const { error } = schema.safeParse(value)
  return error ? issuesOf(error) : []
}

test('unknown fields are named', () => {
  expect(refusalOf({ name: 'a', role: 1 })).toEqual([{ path: 'role', code: 'unknownField' }])
})

test('of thousands of unknown fields the first fifty are named, and what else is wrong all the same', () => {
  const many = Object.fromEntries(Array.from({ length: 7000 }, (_, index) => [`x${index}`, 0]))
  const issues = refusalOf(many)
  expect(issues.filter(({ code }) => code === 'unknownField')).toHaveLength(50)
  expect(issues).toContainEqual({ path: 'name', code: 'required' })
})
