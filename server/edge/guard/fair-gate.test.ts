import { expect, test, vi } from 'vitest'
import { costs } from './costs.ts'
import { createGate, type Gate } from './fair-gate.ts'
import { createGuard } from './guard.ts'

const size = { atWork: 2, atWorkOfAddress: 1, waiting: 4, waitingOfAddress: 3 }

/** Enters, and writes the name down when the turn comes. */
function entering(gate: Gate, begun: string[]) {
  return (address: string, name: string) => {
    const place = gate.enter(address)
    void place?.turn.then(() => begun.push(name))
    return place
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('so much is at work at once, of one address and of all', async () => {
  const begun: string[] = []
  const enter = entering(createGate(size), begun)
  enter('a', 'a1')
  enter('a', 'a2')
  enter('b', 'b1')
  enter('c', 'c1')
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
})

test('the next place goes to the address that has waited for its turn, not to the one with the most', async () => {
  const begun: string[] = []
  const enter = entering(createGate({ ...size, atWork: 1 }), begun)
  const first = enter('a', 'a1')
  enter('a', 'a2')
  enter('a', 'a3')
  enter('b', 'b1')
  first?.leave()
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
})

test('turns go round by address', async () => {
  const begun: string[] = []
  const gate = createGate({ ...size, atWork: 1, waiting: 9 })
  const enter = entering(gate, begun)
  const places = ['a', 'a', 'a', 'b', 'b'].map((address, index) => enter(address, `${address}${index}`))
  for (const at of [0, 3, 1, 4]) {
    places[at]?.leave()
    await settled()
  }
  expect(begun).toEqual(['a0', 'b3', 'a1', 'b4', 'a2'])
})

test('who would wait behind too many is turned away, others are not', () => {
  const gate = createGate(size)
  const places = ['a', 'a', 'a', 'a', 'a'].map((address) => gate.enter(address))
  expect(places.map((place) => place !== null)).toEqual([true, true, true, true, false])
  expect(gate.enter('b')).not.toBeNull()
  expect(gate.load()).toEqual({ atWork: 2, waiting: 3 })
})

test('what is left while it waits takes no turn, and leaving twice frees one place only', async () => {
  const begun: string[] = []
  const gate = createGate({ ...size, atWork: 1 })
  const enter = entering(gate, begun)
  const first = enter('a', 'first')
  const gone = enter('b', 'gone')
  enter('c', 'third')
  gone?.leave()
  first?.leave()
  first?.leave()
  await settled()
  expect(begun).toEqual(['first', 'third'])
  expect(gate.load()).toEqual({ atWork: 1, waiting: 0 })
})

test('who waits for a turn too long is turned away, and leaves no place taken', async () => {
  vi.useFakeTimers()
  const guard = createGuard()
  const never = () => new Promise<never>(() => undefined)
  void guard.inTurn('renders', { address: 'a' }, never)
  const late = expect(guard.inTurn('renders', { address: 'a' }, never)).rejects.toThrow('turned away: busy')
  await vi.advanceTimersByTimeAsync(costs.turnMs)
  await late
  expect(guard.loadOf('renders')).toEqual({ atWork: 1, waiting: 0 })
  vi.useRealTimers()
})
