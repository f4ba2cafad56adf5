import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const clock = new URL('clock.ts?begins=2031-05-06T07:08:09Z', import.meta.url).href

function outputOf(script: string): string[] {
  const output = execFileSync(process.execPath, ['--import', clock, '--eval', script], { encoding: 'utf8' })
  return output.trim().split('\n')
}

test('a program that loads the clock first begins at its instant', () => {
  const [made, now, text] = outputOf(`
    console.log(new Date().toISOString())
    console.log(new Date(Date.now()).toISOString())
    console.log(new Date(Date()).toISOString())
  `)
  for (const said of [made, now, text]) expect(said).toMatch(/^2031-05-06T07:08:/)
})

test('a date that is named stays what it is', () => {
  expect(
    outputOf(`
      const date = new Date('2026-01-02T03:04:05Z')
      console.log(date.toISOString(), date instanceof Date, date.constructor === Date, Date.UTC(2026, 0))
    `),
  ).toEqual(['2026-01-02T03:04:05.000Z true true 1767225600000'])
})
