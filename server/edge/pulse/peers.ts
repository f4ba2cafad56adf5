/** Somebody's page that now counts: a network, and what stands for a visitor and a page of theirs. */
export type VisitMark = { network: string; visitor: number; page: number }

/** The other processes that take pulses. */
export type Peers = {
  tell: (mark: VisitMark) => void
  onTold: (hear: (mark: VisitMark) => void) => void
}

type Channel = Pick<NodeJS.Process, 'send' | 'on' | 'connected'>

const gatherMs = 50

/** There are no others. */
export const alone: Peers = { tell: () => undefined, onTold: () => undefined }

/** By way of the supervisor, which passes on what it is told. What is new within a moment is told together. */
export function peersOf(channel: Channel): Peers {
  let waiting: VisitMark[] = []
  return {
    tell(mark) {
      waiting.push(mark)
      if (waiting.length === 1) setTimeout(send, gatherMs).unref()
    },
    onTold(hear) {
      channel.on('message', (message: unknown) => {
        const { visits } = message as { visits?: VisitMark[] }
        for (const mark of visits ?? []) hear(mark)
      })
    },
  }

  function send(): void {
    if (channel.connected) channel.send?.({ visits: waiting }, undefined, undefined, () => undefined)
    waiting = []
  }
}
