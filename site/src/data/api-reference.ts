import { readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'

/** What the reference reads of an OpenAPI document. */
export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

type Operation = {
  tags?: string[]
  summary?: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>
}

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  maxLength?: number
}

export type Field = { name: string; type: string; isRequired: boolean; meaning: string }
export type Call = {
  id: string
  method: string
  path: string
  summary: string
  parameters: Field[]
  body: Field[]
  answers: { status: string; meaning: string; type: string }[]
}
export type CallGroup = { title: string; calls: Call[] }

/** The calls of the document that need no sign-in, by their tags. The way in of administrators is nobody else's. */
export function publicCalls(document: OpenApiDocument): CallGroup[] {
  const schemas = document.components?.schemas ?? {}
  const groups = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const title = operation.tags?.[0] ?? ''
      if (operation.security?.length || title === 'Session') continue
      groups.set(title, [...(groups.get(title) ?? []), callOf(method, path, operation, schemas)])
    }
  }
  return [...groups].map(([title, calls]) => ({ title, calls }))
}

/** The named types of the document that public calls take or answer. */
export function namedTypes(document: OpenApiDocument, groups: CallGroup[]): { name: string; fields: Field[] }[] {
  const schemas = document.components?.schemas ?? {}
  const used = groups.flatMap(({ calls }) => calls.flatMap(({ answers }) => answers.map(({ type }) => type)))
  return Object.entries(schemas)
    .filter(([name]) => used.some((type) => type.replace('[]', '') === name))
    .map(([name, schema]) => ({ name, fields: fieldsOf(schema, schemas) }))
}

function callOf(method: string, path: string, operation: Operation, schemas: Record<string, Schema>): Call {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return {
    id: `${method}-${path.replace(/\W+/g, '-').replace(/^-|-$/g, '')}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    parameters: (operation.parameters ?? []).map(({ name, required, description, schema }) => ({
      name,
      type: typeOf(schema),
      isRequired: Boolean(required),
      meaning: description ?? schema?.description ?? '',
    })),
    body: body ? fieldsOf(body, schemas) : [],
    answers: Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => ({
      status,
      meaning: description ?? '',
      type: typeOf(Object.values(content ?? {})[0]?.schema),
    })),
  }
}

function fieldsOf(schema: Schema, schemas: Record<string, Schema>): Field[] {
  const { properties = {}, required = [] } = schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: required.includes(name),
    meaning: property.description ?? '',
  }))
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => (value === null ? 'null' : String(value))).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  const type = [schema.type ?? 'object'].flat().join(' | ')
  return schema.format ? `${type} (${schema.format})` : type
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

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
