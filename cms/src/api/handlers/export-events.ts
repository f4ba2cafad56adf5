import { exportEvents as asJson, exportEventsCsv as asCsv } from '@cyberluach/api/export-events'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { csvFile, jsonFile } from '../../features/exports/event-files.ts'
import { exportMark } from '../../features/exports/export-mark.ts'
import type { KeptFile } from '../../features/exports/kept-file.ts'
import type { Services } from '../../platform/services.ts'
import type { TextFile } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const exportEvents = handle(asJson, ({ services }) =>
  answer(services, jsonFile(services), 'json', 'application/json; charset=utf-8'),
)

export const exportEventsCsv = handle(asCsv, ({ services }) =>
  answer(services, csvFile(services), 'csv', 'text/csv; charset=utf-8'),
)

async function answer(
  { pool, configuration }: Services,
  fileOf: (mark: string) => Promise<KeptFile>,
  ending: 'json' | 'csv',
  contentType: string,
): Promise<TextFile> {
  const { total, mark, read } = await fileOf(await exportMark(pool, ending))
  const day = dayKeyOf(new Date(), configuration.timeZone)
  return { kind: 'file', parts: read(), contentType, fileName: `events_${day}.${ending}`, total, etag: mark }
}
