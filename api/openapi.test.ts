import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

test('every endpoint is listed under its own method and path', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(name).toBe(`${endpoint.method.toUpperCase()} ${endpoint.path}`)
  }
})

test('the document lists every endpoint with its answers', () => {
  const document = openApiDocument('1.0.0')
  for (const endpoint of Object.values(endpoints)) {
    const operation = document.paths?.[endpoint.path]?.[endpoint.method]
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(endpoint.responses))
  }
  expect(document.components?.schemas).toHaveProperty('Event')
})

test('the document says which fields a submission needs', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument('1.0.0')))
  expect(document.components.schemas.SubmissionPayload).toMatchObject({
    required: ['title', 'startDate', 'eventType', 'organizerEmail'],
    additionalProperties: false,
  })
})
