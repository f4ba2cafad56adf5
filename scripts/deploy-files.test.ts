import { readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

const textOf = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const settings = textOf('server/config.ts') + textOf('server/config.ts')
const ofTheMachine = new Set(['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'PATH'])
/** What compose itself needs, and the settings of the image of PostgreSQL. */
const ofCompose = /^(?:CALENDAR_HOST|DATABASE_PASSWORD|POSTGRES_\w+)$/

test('the commands beside the service have its user, folders and settings', () => {
  const unit = textOf('deploy/cyberluach.service')
  const command = textOf('deploy/calendar')
  const [settingsFile, dataFolder, node] = [/EnvironmentFile=(\S+)/, /DATA_DIR=(\S+)/, /ExecStart=(\S+)/].map(
    (pattern) => pattern.exec(unit)?.[1],
  )
  for (const line of ['User', 'Group', 'WorkingDirectory', 'UMask'].map(
    (name) => new RegExp(`^${name}=.*$`, 'm').exec(unit)?.[0],
  ))
    expect(command).toContain(`--property=${line}`)
  expect(command).toContain(`--property=EnvironmentFile=${settingsFile}`)
  expect(command).toContain(`--setenv=DATA_DIR=${dataFolder}`)
  expect(command).toContain(`${node} scripts/bootstrap.mjs "$@"`)
})

test('what the container and the service run is there', async () => {
  const files = ['Containerfile', 'compose.yaml', 'deploy/cyberluach.service', 'deploy/calendar']
  const named = files.flatMap((path) => textOf(path).match(/\b(?:server|deploy|scripts)\/[\w/-]+\.\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(3)
  for (const path of new Set(named)) await access(join(projectFolder, path))
})

test('every variable that the files for operators set is a setting of the product', () => {
  const compose = [...textOf('compose.yaml').matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
  const image = [...textOf('Containerfile').matchAll(/^(?:ENV|\s+) ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  const names = [...compose, ...image].flatMap((name) => name ?? [])
  const known = names.filter((name) => !ofTheMachine.has(name) && !ofCompose.test(name))
  expect(known).toContain('DATABASE_URL')
  for (const name of known) expect(settings, name).toMatch(new RegExp(`\\b${name}\\b`))
})
