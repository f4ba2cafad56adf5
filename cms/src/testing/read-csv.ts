/** The cells of a CSV text, read by the rules of RFC 4180 and by nothing of what wrote it. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  let end = 0
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    row.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
    end = cell.lastIndex
    if (match[3] === ',') continue
    rows.push(row)
    row = []
    if (end === text.length) break
  }
  if (end !== text.length) throw new Error(`no CSV from here on: ${text.slice(end, end + 80)}`)
  return rows
}
