import { jsonOf, newRecord, type Level } from '../log/record.ts'

/** The other processes on the port, as far as one kind of news goes. */
export type Peers<News> = {
  send: (news: News) => void
  onNews: (hear: (news: News) => void) => void
}

type Channel = Pick<NodeJS.Process, 'send' | 'on' | 'connected'>

const gatherMs = 50

/** There are no others. */
export function alone<News>(): Peers<News> {
  return { send: () => undefined, onNews: () => undefined }
}

/**
 * By way of the supervisor, which passes on what it is sent; `name` is what the news stand under. What is new within a
 * moment is sent together.
 */
export function peersOf<News>(channel: Channel, name: string): Peers<News> {
  let waiting: News[] = []
  return {
    send(news) {
      waiting.push(news)
      if (waiting.length === 1) setTimeout(send, gatherMs).unref()
    },
    onNews(hear) {
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
export function logLine(level: Level, msg: string, more: object = {}): void {
  console.log(jsonOf(newRecord(level, 'edge', msg, more)))
}
