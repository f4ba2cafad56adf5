import * as exportsApi from '@cyberluach/api/exports'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { csvFile, jsonFile, exportMark } from './event-files.ts'
import type { CachedFile } from './cached-file.ts'
import type { Services } from '../../platform/services.ts'
import type { TextFile } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'

const exportEvents = handle(exportsApi.exportEvents, ({ services }) =>
  answer(services, jsonFile(services), 'json', 'application/json; charset=utf-8'),
)

const exportEventsCsv = handle(exportsApi.exportEventsCsv, ({ services }) =>
  answer(services, csvFile(services), 'csv', 'text/csv; charset=utf-8'),
)

async function answer(
  { pool, configuration }: Services,
  fileOf: (mark: string) => Promise<CachedFile>,
  ending: 'json' | 'csv',
  contentType: string,
): Promise<TextFile> {
  const { total, mark, read } = await fileOf(await exportMark(pool, ending))
  const day = dayKeyOf(new Date(), configuration.timeZone)
  return { kind: 'file', parts: read(), contentType, fileName: `events_${day}.${ending}`, total, etag: mark }
}

export const exportRoutes = [exportEvents, exportEventsCsv] as const
