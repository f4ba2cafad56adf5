import { expect, test, vi } from 'vitest'
import { readFromApi } from './reads.ts'

test('all reads of a page share one deadline, so that a database that hangs is waited for once', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const ended = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('late')))
  const locals = {} as App.Locals
  const signals: AbortSignal[] = []
  const read = async (signal: AbortSignal) => {
    signals.push(signal)
    signal.throwIfAborted()
    return 'answer'
  }
  expect(await readFromApi(locals, read)).toBeUndefined()
  expect(await readFromApi(locals, read)).toBeUndefined()
  expect(signals[1]).toBe(signals[0])
  expect(ended).toHaveBeenCalledTimes(1)
  expect(locals.incomplete).toBe(true)
})
