import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

/** What the product is made of. */
const productPackages = [
  'astro',
  '@astrojs/react',
  '@astrojs/node',
  'react',
  'react-dom',
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/richtext-lexical',
  'nanostores',
  '@nanostores/react',
  'date-fns',
  'ics',
  'tailwindcss',
]

/** What it is tested with; Playwright's own runner is the package that journeys import. */
const testPackages = ['vitest', '@playwright/test']

const folders = ['api', 'cms', 'core', 'e2e', 'forms', 'i18n', 'server', 'site']
const parts = [
  'cms/src/collections',
  'cms/src/payload.config.ts',
  'site/public',
  'site/src/components',
  'site/src/islands',
  'site/src/layouts',
  'site/src/pages',
  'site/src/stores',
  'site/src/styles',
]
const files = ['README.md', 'astro.config.mjs', 'package.json', 'playwright.config.ts', 'tsconfig.json']

const isTest = /\.(test|spec)\.tsx?$|(^|\/)(e2e|testing)\/|^(vitest|playwright)\.config\.ts$/
const sources = readSources()
const product = sources.filter(({ path }) => !isTest.test(path))
const tests = sources.filter(({ path }) => isTest.test(path))

describe('each package that the product is made of does its job', () => {
  test.each(productPackages)('%s is imported by the product', (name) => {
    expect(importing(product, name)).not.toEqual([])
  })

  test.each(testPackages)('%s is imported by tests', (name) => {
    expect(importing(tests, name)).not.toEqual([])
  })
})

test.each([...folders, ...parts, ...files])('%s is where it is looked for', (path) => {
  expect(existsSync(join(projectFolder, path))).toBe(true)
})

type Source = { path: string; text: string }

/** The files that name the package, or a part of it, as what they import. */
function importing(among: Source[], name: string): string[] {
  const named = new RegExp(`(?:from|import) *\\(?['"]${name}(?:/[^'"]*)?['"]`)
  return among.filter(({ text }) => named.test(text)).map(({ path }) => path)
}

function readSources(): Source[] {
  const patterns = [`{${folders.join(',')}}/**/*.{astro,css,mjs,ts,tsx}`, '*.{mjs,ts}']
  const exclude = (path: string) => /(^|\/)(node_modules|dist|\.next|migrations)$/.test(path)
  return globSync(patterns, { cwd: projectFolder, exclude }).map((path) => ({
    path,
    text: readFileSync(join(projectFolder, path), 'utf8'),
  }))
}
