const last = new Map<string, Promise<unknown>>()

/** Runs work of the same name one after the other, so that those who wait hold no connection. */
export async function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(name) ?? Promise.resolve()
  const mine = before.then(work, work)
  last.set(name, mine)
  try {
    return await mine
  } finally {
    if (last.get(name) === mine) last.delete(name)
  }
}
