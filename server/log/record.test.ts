import { expect, test } from 'vitest'
import { jsonOf, newRecord, recordOf, wordsOf } from './record.ts'

test.each([
  [{ level: 40, msg: 'slow' }, 'warn'],
  [{ level: 'error', msg: 'gone' }, 'error'],
  [{ level: 35, msg: 'between' }, 'info'],
  [{ level: 'toString', msg: 'no level' }, 'info'],
  [{ level: 50, time: 1e300, msg: 'at no moment' }, 'error'],
])('%j is of level %s', (said, level) => {
  expect(recordOf(JSON.stringify(said), 'cms', 'output')).toMatchObject({ level, process: 'cms' })
})

test('a line of JSON that was cut off keeps its level', () => {
  const cut = `{"level":50,"time":1,"msg":"${'a'.repeat(50)} …`
  expect(recordOf(cut, 'cms', 'output')).toMatchObject({ level: 'error', msg: cut })
})

test('a child cannot say that it is another process', () => {
  const said = { level: 40, process: 'supervisor', pid: 1, hostname: 'h', name: 'n', msg: 'mine' }
  const record = recordOf(JSON.stringify(said), 'cms', 'output')
  expect(record).toEqual({ time: record.time, level: 'warn', process: 'cms', msg: 'mine' })
})

test('no line of the log breaks into two, or moves what stands beside it', () => {
  const said = JSON.stringify({ level: 40, msg: 'one\ntwo\u001b[2J\u202e\u2028', path: '\u0007\u009b' })
  const record = recordOf(said, 'cms', 'output')
  expect(jsonOf(record)).toMatch(/^[\x20-\x7e]*$/)
  expect(wordsOf(record)).toBe('onetwo  path=')
})

test('an error is told with its code, its place and its cause', () => {
  const err = Object.assign(new Error('no page', { cause: new Error('away') }), { code: 'ECONNRESET' })
  const record = newRecord('error', 'edge', 'a request failed', { requestId: 'abc', err })
  expect(JSON.parse(jsonOf(record))).toMatchObject({
    err: {
      code: 'ECONNRESET',
      message: 'no page',
      stack: expect.stringContaining('record.test'),
      cause: { message: 'away' },
    },
  })
  expect(wordsOf(record)).toBe('a request failed  requestId=abc  err=ECONNRESET no page')
})
