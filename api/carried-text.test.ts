import { z } from '@hono/zod-openapi'
import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

type Taken = {
  path: string
  request?: { params?: z.ZodType; query?: z.ZodType; body?: object }
}

const parts = Object.entries<Taken>(endpoints).flatMap(([name, { request }]) =>
  [request?.params, request?.query].flatMap((schema) =>
    schema instanceof z.ZodObject
      ? Object.keys(schema.shape).map((field) => ({ name: `${field} of ${name}`, schema, field }))
      : [],
  ),
)

describe('what stands in an address and no database can carry is rejected', () => {
  test('by every endpoint that takes anything', () => {
    expect(parts.length).toBeGreaterThan(40)
  })

  test.each(parts)('$name', ({ schema, field }) => {
    for (const text of ['a\u0000b', 'a\ud800b', '\udc00']) {
      const issues = schema.safeParse({ [field]: text }).error?.issues ?? []
      expect(issues.map(({ path }) => path[0])).toContain(field)
    }
  })
})
