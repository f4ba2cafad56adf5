import { isOnTerminal, say, showPerson } from './log/log.ts'

/** What is being done, as a line with its elapsed time. On a terminal the line counts while the step runs. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
  const show = (mark: string) => process.stdout.write(`\r\x1b[K${mark} ${title}  ${seconds()} s`)
  const ticking = isOnTerminal() ? setInterval(show, 200, '·') : undefined
  say('info', title, { plain: ticking ? null : `· ${title}` })
  try {
    const result = await work()
    finish('✓', 'info', 'done')
    return result
  } catch (error) {
    finish('✗', 'error', 'failed')
    throw error
  }

  function finish(mark: string, level: 'info' | 'error', outcome: string): void {
    clearInterval(ticking)
    showPerson(`${ticking ? '\r\x1b[K' : ''}${mark} ${title}  ${seconds()} s`)
    say(level, `${title}: ${outcome}`, { plain: null, fields: { seconds: Number(seconds()) } })
  }
}

/** A step that had nothing to do. */
export function skipped(title: string): void {
  say('info', `${title}: unchanged`, { plain: `✓ ${title}  unchanged` })
}
