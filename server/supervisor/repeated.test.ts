import { expect, test } from 'vitest'
import { withoutRepeats } from './output.ts'

test('the same line is passed on once in ten seconds', () => {
  let time = 0
  const said: string[] = []
  const say = withoutRepeats(
    (line) => said.push(line),
    () => time,
  )
  for (const line of ['away', 'away', 'other', 'away']) say(line)
  expect(said).toEqual(['away', 'other'])
  time = 10_000
  say('away')
  expect(said).toEqual(['away', 'other', 'away'])
})
