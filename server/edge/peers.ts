import { jsonOf, newRecord, type Level } from '../log/record.ts'

/** The other processes on the port, as far as one kind of news goes. */
export type Peers<News> = {
  tell: (news: News) => void
  onTold: (hear: (news: News) => void) => void
}

type Channel = Pick<NodeJS.Process, 'send' | 'on' | 'connected'>

const gatherMs = 50

/** There are no others. */
export function alone<News>(): Peers<News> {
  return { tell: () => undefined, onTold: () => undefined }
}

/**
 * By way of the supervisor, which passes on what it is told; `name` is what the news stand under. What is new within a
 * moment is told together.
 */
export function peersOf<News>(channel: Channel, name: string): Peers<News> {
  let waiting: News[] = []
  return {
    tell(news) {
      waiting.push(news)
      if (waiting.length === 1) setTimeout(send, gatherMs).unref()
    },
    onTold(hear) {
      channel.on('message', (message: unknown) => {
        for (const news of (message as Record<string, News[] | undefined>)[name] ?? []) hear(news)
      })
    },
  }

  function send(): void {
    if (channel.connected) channel.send?.({ [name]: waiting }, undefined, undefined, () => undefined)
    waiting = []
  }
}

/** Says a line to the supervisor, who knows which worker this is. `more` are its facts, as `requestId` and `err`. */
export function tell(level: Level, msg: string, more: object = {}): void {
  console.log(jsonOf(newRecord(level, 'edge', msg, more)))
}
