import { stringify } from 'csv-stringify/sync'

/** What one cell says; null and an empty text both leave it empty, and a Boolean is written as `true` or `false`. */
export type CsvCell = string | number | boolean | null

/** By this mark spreadsheet programs know that a file is UTF-8, and show its Hebrew. */
export const byteOrderMark = '\uFEFF'

/**
 * Rows as CSV (RFC 4180: lines end with CRLF, quotes are doubled), without a byte order mark. A text that a spreadsheet
 * would reckon as a formula, beginning with `=`, `+`, `-`, `@`, their full-width forms, a tab or a carriage return, gets
 * an apostrophe before it; numbers stay numbers. No rows make no text.
 */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      escape_formulas: true,
      cast: { boolean: String },
    },
  )
}

/**
 * A whole file, part by part: the byte order mark with the columns' names, then a part for each batch of rows. Asks for
 * the next batch only when the reader asks for the next part, and ends the batches when the reader ends.
 */
export async function* csvParts(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    yield byteOrderMark + csvLines([columns])
    for (let batch = await iterator.next(); !batch.done; batch = await iterator.next()) yield csvLines(batch.value)
  } finally {
    await iterator.return?.()
  }
}
