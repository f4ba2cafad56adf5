/** What is being done, as a line with its elapsed time. On a terminal the line counts while the step runs. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const elapsed = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  const show = (mark: string) => process.stdout.write(`\r\x1b[K${mark} ${title}  ${elapsed()}`)
  const ticking = process.stdout.isTTY ? setInterval(show, 200, '·') : undefined
  if (!ticking) console.log(`· ${title}`)
  try {
    const result = await work()
    finish('✓')
    return result
  } catch (error) {
    finish('✗')
    throw error
  }

  function finish(mark: string): void {
    clearInterval(ticking)
    console.log(`${ticking ? '\r\x1b[K' : ''}${mark} ${title}  ${elapsed()}`)
  }
}

/** A step that had nothing to do. */
export function skipped(title: string): void {
  console.log(`✓ ${title}  unchanged`)
}
