import { fileURLToPath } from 'node:url'
import { createViteServer } from 'vitest/node'

/** Forked with `whole` or `plain`, and `cached` or `bare`: answers each message with the milliseconds of CPU that a render of the calendar took. */
const isPlain = process.argv[2] === 'plain'
const isCached = process.argv[3] === 'cached'
const entry = fileURLToPath(new URL('../../site/src/testing/render-calendar.ts', import.meta.url))
/** The month of Hanukkah and the one of Pesach: no other has more to tell. */
const months = ['2026-12', '2027-04']
const warmRenders = 600
const rendersOfRound = 40

const withoutDay = (code: string) => code.replace(/<span className="day-hebrew.*?<\/span>/s, '')
/** Modules without what they say of the Hebrew calendar: the rest is the calendar as it was. */
const without: Record<string, (code: string) => string> = {
  'calendar/Calendar.tsx': (code) => code.replace('<HebrewCalendarBar month={month} />', 'null'),
  'calendar/DayCell.tsx': withoutDay,
  'calendar/Agenda.tsx': withoutDay,
  'i18n/israel-days.ts': () =>
    [
      'import { formatFullDate } from "@cyberluach/i18n/format"',
      'export const hebrewCalendarDay = (locale, _, day) => ({ rest: "none", words: formatFullDate(locale, day) })',
    ].join('\n'),
}

const server = await createViteServer({
  configFile: false,
  logLevel: 'error',
  cacheDir: `.cache/vite-bench-${isPlain ? 'plain' : 'whole'}`,
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: isPlain ? [{ name: 'without-hebrew-calendar', enforce: 'pre' as const, transform: reduced }] : [],
})
const { calendarOf } = (await server.ssrLoadModule(entry)) as {
  calendarOf: (locale: 'en' | 'he', month: string, isCached: boolean) => () => string
}
const renders = months.flatMap((month) => [calendarOf('en', month, isCached), calendarOf('he', month, isCached)])
for (const render of renders)
  if (render().includes('day-hebrew') === isPlain) throw new Error('The calendar is not what was to be measured')
for (let index = 0; index < warmRenders; index += 1) for (const render of renders) render()

process.on('message', () => process.send?.(costOf()))
process.send?.(costOf())

function costOf(): number {
  const before = process.cpuUsage()
  for (let index = 0; index < rendersOfRound; index += 1) for (const render of renders) render()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rendersOfRound / renders.length
}

function reduced(code: string, id: string): string | undefined {
  const name = Object.keys(without).find((part) => id.endsWith(part))
  return name && without[name]?.(code)
}
