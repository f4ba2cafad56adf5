import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { withNote, atMost, median, round, reported, watched, type Row } from './support/report.ts'

const program = fileURLToPath(new URL('support/calendar-process.ts', import.meta.url))
const rounds = 25
const most = 1.1

/**
 * The CPU of rendering the calendar's month with Hebrew dates and holidays, in turns with the same calendar without: as at
 * a miss, when one event has changed, and with nothing cached, as the first time. Each has a process of its own: in one, V8
 * would compile React for both.
 */
export async function hebrewCalendar(): Promise<Row[]> {
  const cached = await ratiosOf('cached')
  const bare = await ratiosOf('bare')
  const row = atMost('the calendar at a miss, with holidays against without', median(cached), most, '×')
  return [
    watched(withNote(row, 'two months, both languages'), 'ratio', cached),
    reported('the same with nothing kept', `${round(median(bare))}×`),
  ]
}

async function ratiosOf(kind: 'cached' | 'bare'): Promise<number[]> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const [whole, plain] = ['whole', 'plain'].map((calendar) => fork(program, [calendar, kind], { env }))
  if (!whole || !plain) throw new Error('No process')
  try {
    await Promise.all([once(whole, 'message'), once(plain, 'message')])
    const costs = { whole: [] as number[], plain: [] as number[] }
    for (let index = 0; index < rounds; index += 1) {
      costs.plain.push(await measuredBy(plain))
      costs.whole.push(await measuredBy(whole))
    }
    const without = median(costs.plain)
    return costs.whole.map((cost) => cost / without)
  } finally {
    whole.kill()
    plain.kill()
  }
}

async function measuredBy(child: ChildProcess): Promise<number> {
  child.send('measure')
  const [cost] = await once(child, 'message')
  return cost
}
