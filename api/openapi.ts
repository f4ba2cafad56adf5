import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from './endpoints.ts'

/**
 * The OpenAPI 3.1 document of the API, built from the endpoints' schemas. Anybody may read it: an endpoint that is
 * declared with `hide` is not in it.
 */
export function openApiDocument(version: string) {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono()
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const endpoint of Object.values(endpoints)) {
    const { name: _, facts: __, ...declared } = endpoint
    if (!('hide' in declared)) openAPIRegistry.registerPath(declared)
  }
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'CyberLuach', version, description: 'The public calendar of cybersecurity events.' },
  })
}
