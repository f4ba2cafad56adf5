import { expect, test } from 'vitest'
import { csvLines, csvParts, type CsvCell } from './csv.ts'

test('a row is one line that ends with CRLF', () => {
  expect(csvLines([['a', 'b']])).toBe('a,b\r\n')
  expect(csvLines([])).toBe('')
})

test('commas, quotes and line ends stay within their cell', () => {
  expect(csvLines([['a,b', 'say "hi"', 'one\ntwo', 'three\rfour']])).toBe(
    '"a,b","say ""hi""","one\ntwo","three\rfour"\r\n',
  )
})

test('nothing leaves a cell empty, what is true or false says so, and numbers stay numbers', () => {
  expect(csvLines([[null, '', true, false, 0, -5]])).toBe(',,true,false,0,-5\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠x'])(
  'the text %j is no formula any more',
  (text) => {
    expect(csvLines([[text, 'x']])).toBe(`'${text},x\r\n`)
  },
)

test('a formula that has to be quoted is no formula either', () => {
  expect(csvLines([['=HYPERLINK("https://evil.example","x")']])).toBe(
    `"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`,
  )
  expect(csvLines([['\r=1']])).toBe(`"'\r=1"\r\n`)
})

test('signs within a text are left as they are', () => {
  expect(csvLines([['a=b', 'x@example.com', 'שלום']])).toBe('a=b,x@example.com,שלום\r\n')
})

test('a file begins with the byte order mark and the columns, also without rows', async () => {
  expect(await whole([])).toBe('\uFEFFID,Name\r\n')
  expect(await whole([[[1, 'א']], [[2, 'b']]])).toBe('\uFEFFID,Name\r\n1,א\r\n2,b\r\n')
})

test.each(['\uFEFFID\r\n', 'x\r\n'])('a reader that stops after %j ends the batches', async (last) => {
  let ended = false
  const endless: AsyncIterableIterator<string[][]> = {
    [Symbol.asyncIterator]: () => endless,
    next: async () => ({ done: false, value: [['x']] }),
    return: async () => {
      ended = true
      return { done: true, value: undefined }
    },
  }
  for await (const part of csvParts(['ID'], endless)) if (part === last) break
  expect(ended).toBe(true)
})

async function whole(batches: CsvCell[][][]): Promise<string> {
  async function* everyBatch() {
    yield* batches
  }
  let text = ''
  for await (const part of csvParts(['ID', 'Name'], everyBatch())) text += part
  return text
}
