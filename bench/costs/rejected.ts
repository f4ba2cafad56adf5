import { endpoints } from '@cyberluach/api/endpoints'
import { json } from '../attack/hostile-requests.ts'
import type { BenchRequest } from '../attack/stranger.ts'
import { formPages } from './pages.ts'

/** What is sent to be refused: how it is told, and what is asked. */
export type Hostile = { name: string; request: BenchRequest }

type Declared = {
  name: string
  path: string
  request?: { params?: object; query?: object; body?: { content: Record<string, { schema: object }> } }
}

/** As much as a stranger's body may have, with some room for the names of its fields. */
const bodyBytes = 62_000
/** As much as fits into the line of a request. */
const queryBytes = 7_000

/** What one field is filled with, up to so many bytes of UTF-8. */
const fillings: Record<string, (bytes: number) => unknown> = {
  // Marks of two classes in turn: normalisation sorts each run of them.
  marks: (bytes) => `a${'\u0301\u0323'.repeat(bytes / 4)}`,
  letters: (bytes) => 'a'.repeat(bytes),
  spaces: (bytes) => `a${' '.repeat(bytes - 2)}b`,
  dots: (bytes) => 'a.'.repeat(bytes / 2),
  signs: (bytes) => 'a@'.repeat(bytes / 2),
  link: (bytes) => `https://${'a/'.repeat(bytes / 2 - 4)}`,
  host: (bytes) => `https://${'a.'.repeat(bytes / 2 - 4)}`,
  digits: (bytes) => '9'.repeat(bytes),
  lines: (bytes) => '\n'.repeat(bytes / 2),
  objects: (bytes) => Array.from({ length: bytes / 3 }, () => ({})),
  texts: (bytes) => Array.from({ length: bytes / 4 }, () => 'a'),
}

/** Bodies without regard to what is asked for. */
const wholeBodies: Record<string, string> = {
  'unknown names': `{${Array.from({ length: bodyBytes / 9 }, (_, index) => `"${index.toString(36).padStart(4, 'x')}":0`).join(',')}}`,
  nesting: '['.repeat(bodyBytes / 2) + ']'.repeat(bodyBytes / 2),
  'no JSON': `{"a":"${'a'.repeat(bodyBytes)}`,
}

/** Every way that we know to have an endpoint refuse much: each of its fields filled with each of what is costly. */
export function rejectedCalls(name: string): Hostile[] {
  const declared = Object.values<Declared>(endpoints).find((one) => one.name === name)
  if (!declared) return []
  const [method = 'GET'] = name.split(' ')
  const path = declared.path.replace(/\{form\}/, 'submission').replace(/\{\w+\}/g, 'nothing')
  const { query, body } = declared.request ?? {}
  const schema = body?.content['application/json']?.schema
  if (!schema) return method === 'GET' ? rejectedReads(path, query) : rejectedBodies(method, path)
  const fields = fieldsOf(schema).flatMap((field) =>
    Object.entries(fillings).map(([filling, fill]) => ({
      name: `${field} of ${filling}`,
      request: { ...json(path, { [field]: fill(bodyBytes) }), method },
    })),
  )
  return [...fields, ...rejectedBodies(method, path)]
}

/** The same of the pages that take a form without scripts, by the fields that they have. */
export function rejectedForms(): Hostile[] {
  return formPages.flatMap((path) =>
    ['title', 'description', 'name', 'message', 'email', 'readLink'].flatMap((field) =>
      ['marks', 'letters', 'host'].map((filling) => ({
        name: `${path}, ${field} of ${filling}`,
        request: multipart(path, field, String(fillings[filling]?.(bodyBytes))),
      })),
    ),
  )
}

function rejectedBodies(method: string, path: string): Hostile[] {
  return Object.entries(wholeBodies).map(([name, body]) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    return { name, request: { path, method, headers, body } }
  })
}

function rejectedReads(path: string, query: object | undefined): Hostile[] {
  const fields = query ? fieldsOf(query) : []
  const ofFields = fields.flatMap((field) =>
    ['marks', 'letters', 'digits'].map((filling) => ({
      name: `${field} of ${filling}`,
      request: { path: `${path}?${field}=${shortened(String(fillings[filling]?.(queryBytes)))}` },
    })),
  )
  return [{ name: 'nothing of that name', request: { path: `${path}nothing` } }, ...ofFields]
}

/** As it stands in an address, which has as many bytes for it as it has. */
function shortened(text: string): string {
  return encodeURIComponent(text).slice(0, queryBytes).replace(/%\w?$/, '')
}

/** The names of an object's fields; none of what is no object. */
function fieldsOf(schema: object): string[] {
  return 'shape' in schema ? Object.keys(schema.shape as object) : []
}

function multipart(path: string, field: string, text: string): BenchRequest {
  const body = `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n--b--\r\n`
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(Buffer.byteLength(body)),
  }
  return { path, method: 'POST', headers, body }
}
