import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

const folder = join(projectFolder, 'docs/decisions')
const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const records = files.map((file) => readRecord(file, readFileSync(join(folder, file), 'utf8')))

const link = String.raw`\[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\)`
const statusLine = new RegExp(
  String.raw`^Status: (in force|(?:changed|superseded) by ${link}(?:, ${link})*)\. Date: (\d{4}-\d\d-\d\d)\.$`,
)

test.each(records)('$file says its number, title, status and date at its top', ({ file, number, lines }) => {
  const [heading, blank, status, after] = lines
  expect(heading).toMatch(/^# \d{3}: \S.*\S$/)
  expect(heading).toContain(`# ${number}: `)
  expect(file).toBe(`${number}-${slugOf(heading?.slice('# 000: '.length) ?? '')}.md`)
  expect([blank, after]).toEqual(['', ''])
  expect(status).toMatch(statusLine)
})

test('no two records have one number', () => {
  const numbers = records.map(({ number }) => number)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

test('the index has a row for each record, in its words', () => {
  const rows = [...index.matchAll(/^\| (\d{3}) +\|(.+)\|(.+)\|(.+)\|$/gm)].map((cells) =>
    cells.slice(1).map((cell) => cell.trim()),
  )
  expect(rows).toEqual(
    records.map(({ number, title, file, date, status }) => [number, `[${title}](${file})`, date, status]),
  )
})

test('each record stands in an area of the index, and no other number does', () => {
  const [, areas = ''] = /^## By area\n([\s\S]+?)^## /m.exec(index) ?? []
  const numbers = new Set(Array.from(areas.matchAll(/\b\d{3}\b/g), ([number]) => number))
  expect([...numbers].toSorted()).toEqual(records.map(({ number }) => number))
})

test('an earlier record names the one that changes or supersedes it, and the reverse', () => {
  const forward = records.flatMap(({ number, changedBy, supersededBy }) => [
    ...changedBy.map((later) => `${later} changes ${number}`),
    ...supersededBy.map((later) => `${later} supersedes ${number}`),
  ])
  const backward = records.flatMap(({ number, changes, supersedes }) => [
    ...changes.map((earlier) => `${number} changes ${earlier}`),
    ...supersedes.map((earlier) => `${number} supersedes ${earlier}`),
  ])
  expect(forward.toSorted()).toEqual(backward.toSorted())
  expect(backward.filter((sentence) => sentence.slice(0, 3) <= sentence.slice(-3))).toEqual([])
})

test('whatever names a record in the repository names one that is there', () => {
  const numbers = new Set(records.map(({ number }) => number))
  const sources = globSync(
    [
      '*.{md,json,ts,mjs,yaml}',
      '{api,bench,cms,core,deploy,design,docs,e2e,forms,i18n,scripts,server,site}/**/*.{md,ts,tsx,mjs,astro,css,json,yaml,sql}',
    ],
    {
      cwd: projectFolder,
      exclude: (path) => /(^|\/)(node_modules|dist|\.next|\.astro|\.data)$|\.generated\./.test(path),
    },
  )
  expect(sources).toContain('docs/architecture.md')
  const lost = sources.flatMap((source) =>
    recordsNamedIn(source, readFileSync(join(projectFolder, source), 'utf8'))
      .filter((name) => !(name.endsWith('.md') ? files.includes(name) : numbers.has(name)))
      .map((name) => `${source}: ${name}`),
  )
  expect(lost).toEqual([])
})

type DecisionRecord = {
  readonly file: string
  readonly number: string
  readonly lines: readonly string[]
  readonly title: string
  /** Of the status line, as the index repeats it. */
  readonly status: string
  readonly date: string
  readonly changedBy: readonly string[]
  readonly supersededBy: readonly string[]
  readonly changes: readonly string[]
  readonly supersedes: readonly string[]
}

function readRecord(file: string, text: string): DecisionRecord {
  const lines = text.split('\n')
  const [, title = ''] = /^# \d{3}: (.+)$/.exec(lines[0] ?? '') ?? []
  const [, status = '', date = ''] = /^Status: (.+)\. Date: (.+)\.$/.exec(lines[2] ?? '') ?? []
  return {
    file,
    number: file.slice(0, 3),
    lines,
    title,
    status,
    date,
    changedBy: status.startsWith('changed by') ? linkedNumbers(status) : [],
    supersededBy: status.startsWith('superseded by') ? linkedNumbers(status) : [],
    changes: linkedNumbers(lines.find((line) => line.startsWith('Changes [')) ?? ''),
    supersedes: linkedNumbers(lines.find((line) => line.startsWith('Supersedes [')) ?? ''),
  }
}

function linkedNumbers(line: string): string[] {
  return Array.from(line.matchAll(/\[(\d{3})\]\(/g), ([, number = '']) => number)
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** File names that a path or a link leads to, and numbers that follow the word. */
function recordsNamedIn(source: string, text: string): string[] {
  const paths = Array.from(text.matchAll(/\bdecisions\/(\d{3}-[\w-]*\.md)/g), ([, name = '']) => name)
  const numbers = Array.from(text.matchAll(/\bdecisions? (\d{3})\b/gi), ([, number = '']) => number)
  const siblings = source.startsWith('docs/decisions/')
    ? Array.from(text.matchAll(/\]\((\d{3}-[^)#]*)/g), ([, name = '']) => name)
    : []
  return [...paths, ...numbers, ...siblings]
}
