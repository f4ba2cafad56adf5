import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

test('every endpoint is listed under its own method and path', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(name).toBe(`${endpoint.method.toUpperCase()} ${endpoint.path}`)
  }
})

test('the document lists every endpoint but the hidden one, with its answers', () => {
  const document = openApiDocument('1.0.0')
  for (const endpoint of Object.values(endpoints)) {
    if ('hide' in endpoint) continue
    const operation = document.paths?.[endpoint.path]?.[endpoint.method]
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(endpoint.responses))
  }
  expect(document.components?.schemas).toHaveProperty('Event')
})

test('the document says nothing of the hidden sign-in, which stays a call of the client', () => {
  expect(JSON.stringify(openApiDocument('1.0.0'))).not.toMatch(/purple-elephant|auth"/)
  expect(Object.keys(endpoints)).toContain('POST /api/purple-elephant-42/auth')
})

test('the document says which fields a submission needs', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument('1.0.0')))
  expect(document.components.schemas.SubmissionPayload).toMatchObject({
    required: ['title', 'startDate', 'eventType', 'organizerEmail'],
    additionalProperties: false,
  })
})
