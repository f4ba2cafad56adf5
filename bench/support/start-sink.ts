import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SinkAnswer, Taken } from './mail-sink.ts'

export type Sink = Awaited<ReturnType<typeof startSink>>

/** A mail server of its own process, which takes everything and remembers to whom it went. */
export async function startSink() {
  const child = fork(fileURLToPath(new URL('mail-sink.ts', import.meta.url)))
  const answer = async <Key extends string>(key: Key, question?: string) => {
    const answered = once(child, 'message')
    if (question) child.send(question)
    const [message] = (await answered) as [SinkAnswer]
    return (message as Record<Key, unknown>)[key]
  }
  const port = (await answer('port')) as number
  return {
    child,
    port,
    count: async () => (await answer('count', 'count')) as number,
    taken: async () => (await answer('taken', 'taken')) as Taken[],
  }
}
