import { openApiDocument } from '@cyberluach/api/openapi'
import { expect, test } from 'vitest'
import { namedTypes, publicCalls, type OpenApiDocument } from './api-reference.ts'

const document = openApiDocument('1.0.0') as unknown as OpenApiDocument
const groups = publicCalls(document)
const calls = groups.flatMap((group) => group.calls)

test('visitors’ calls are there with their parameters, fields and answers', () => {
  const list = calls.find(({ method, path }) => method === 'GET' && path === '/api/events')
  expect(list?.parameters.map(({ name }) => name)).toContain('location')
  expect(list?.answers).toContainEqual(expect.objectContaining({ status: '200', type: 'CreditedEvent[]' }))
  const submit = calls.find(({ path }) => path === '/api/submissions')
  expect(submit?.body).toContainEqual(expect.objectContaining({ name: 'title', isRequired: true }))
  expect(namedTypes(document, groups).map(({ name }) => name)).toContain('CreditedEvent')
})

test('the calls of administrators and their way in are not', () => {
  for (const { path } of calls) expect(path).not.toMatch(/sys|purple|auth/)
})

test('every call has an id of its own', () => {
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
})
