/** In seconds: from a read of a row to where a visitor gives up. Few, since each is a series for each endpoint. */
const bounds = [0.01, 0.05, 0.25, 1, 5]

type Times = { seconds: number; count: number; within: number[] }

const shared = globalThis as typeof globalThis & { callTimes?: Map<string, Times> }

/** How long a call of the API took, by its name in the contract. */
export function noteCall(endpoint: string, milliseconds: number): void {
  shared.callTimes ??= new Map()
  const seconds = milliseconds / 1000
  const times = shared.callTimes.get(endpoint) ?? { seconds: 0, count: 0, within: bounds.map(() => 0) }
  shared.callTimes.set(endpoint, times)
  times.seconds += seconds
  times.count += 1
  for (const [index, bound] of bounds.entries())
    if (seconds <= bound) times.within[index] = (times.within[index] ?? 0) + 1
}

/** A histogram of them for each endpoint that was called, in Prometheus' format. */
export function callTimesText(): string[] {
  const name = 'cyberluach_cms_call_seconds'
  const lines = [...(shared.callTimes ?? [])].flatMap(([endpoint, { seconds, count, within }]) => [
    ...bounds.map((bound, index) => `${name}_bucket{endpoint="${endpoint}",le="${bound}"} ${within[index]}`),
    `${name}_bucket{endpoint="${endpoint}",le="+Inf"} ${count}`,
    `${name}_sum{endpoint="${endpoint}"} ${seconds}`,
    `${name}_count{endpoint="${endpoint}"} ${count}`,
  ])
  return [`# HELP ${name} Calls of the API, until their answer`, `# TYPE ${name} histogram`, ...lines]
}
