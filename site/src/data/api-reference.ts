import { namedTypes, publicCalls, type OpenApiDocument } from './documents/api-reference.ts'
import { readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'

/** The API's own description, as its page shows it; null when the API does not answer. */
export async function loadApiReference(locals: App.Locals) {
  const document = await readFromApi(locals, async (signal) => {
    const response = await fetch(`${cmsUrl()}/api/openapi.json`, { signal })
    if (!response.ok) throw new Error(`The API's document answered ${response.status}`)
    return (await response.json()) as OpenApiDocument
  })
  if (!document) return null
  const groups = publicCalls(document)
  return { groups, types: namedTypes(document, groups) }
}
