import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { workerNames } from '../../system/ports.ts'

/** What one worker has counted, as it is handed from process to process. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** The figures of every worker that answers, in Prometheus' format. */
export type AllWorkers = { text: () => Promise<string> }

type Channel = Pick<NodeJS.Process, 'send' | 'on' | 'connected' | 'pid'>

type Question = { figuresFor: number; question: number }
type Answer = { to: number; question: number; worker: string; figures: Figures }

/** Who does not answer by then hangs, and a scrape has to end all the same. */
const usualWaitMs = 1000

type WorkersInput = {
  worker: string
  workers: number
  own: () => Promise<Figures>
  channel?: Channel
  waitMs?: number
}

/**
 * By way of the supervisor, which passes on what it is sent: a scrape reaches one worker, and Prometheus keeps its
 * connection, so that the others would never be asked.
 */
export function allWorkers({
  worker,
  workers,
  own,
  channel = process,
  waitMs = usualWaitMs,
}: WorkersInput): AllWorkers {
  const waiting = new Map<number, (answer: Answer) => void>()
  let questions = 0
  if (workers > 1)
    channel.on('message', (message: Partial<Question & Answer>) => {
      if (message.figuresFor !== undefined) void answer(message as Question)
      else if (message.figures) waiting.get(message.question ?? 0)?.(message as Answer)
    })
  return {
    async text() {
      const [ownFigures, others] = await Promise.all([own(), workers > 1 ? ask() : []])
      return textOf(new Map([[worker, ownFigures], ...others]), workerNames(workers))
    },
  }

  async function answer({ figuresFor, question }: Question): Promise<void> {
    report({ to: figuresFor, question, worker, figures: await own() })
  }

  async function ask(): Promise<[string, Figures][]> {
    const question = (questions += 1)
    const answers: [string, Figures][] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(question, (given) => {
      answers.push([given.worker, given.figures])
      if (answers.length === workers - 1) resolve()
    })
    const late = setTimeout(resolve, waitMs)
    report({ figuresFor: channel.pid, question })
    await promise
    clearTimeout(late)
    waiting.delete(question)
    return answers
  }

  function report(message: Question | Answer): void {
    if (channel.connected) channel.send?.(message, undefined, undefined, () => undefined)
  }
}

/** One text of all figures, each with its worker's name, and which of the expected workers gave none. */
async function textOf(answered: Map<string, Figures>, expected: string[]): Promise<string> {
  const apart = [...answered.values()].map((figures) => figures.map(forText))
  const ups = expected.map((name) => `cyberluach_edge_up{worker="${name}"} ${answered.has(name) ? 1 : 0}`)
  const up = [
    '# HELP cyberluach_edge_up Whether this worker gave its figures',
    '# TYPE cyberluach_edge_up gauge',
    ...ups,
  ]
  return `${await AggregatorRegistry.aggregate(apart).metrics()}\n${up.join('\n')}\n`
}

/**
 * Each series has its worker's name in it, so that there is nothing to average or to leave out. What is no number has
 * not been measured yet; on its way from process to process it became null.
 */
function forText(metric: Figures[number]): Figures[number] {
  const values = metric.values.filter(({ value }) => Number.isFinite(value))
  return { ...metric, values, aggregator: 'sum' }
}
