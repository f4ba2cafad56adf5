/** One attempt to send what was written: its name, and what is sent. */
export type Attempt<Body> = { text: string; key: string; body: Body }

/** Where the last attempt is remembered. */
export type AttemptPlace<Body> = {
  read: () => Attempt<Body> | null
  write: (attempt: Attempt<Body> | null) => void
}

/**
 * The attempt to send `values`: the same one, name and body, while the same values are sent again, so that a repetition
 * after a lost answer is stored once; a new one, made by `make`, as soon as they are others.
 */
export function attemptWith<Body>(
  place: AttemptPlace<Body>,
  values: unknown,
  make: () => { key: string; body: Body },
): Attempt<Body> {
  const text = JSON.stringify(values)
  const last = place.read()
  if (last?.text === text) return last
  const attempt = { text, ...make() }
  place.write(attempt)
  return attempt
}

/** Remembers for as long as the page stands. */
export function inMemory<Body>(): AttemptPlace<Body> {
  let last: Attempt<Body> | null = null
  return { read: () => last, write: (attempt) => (last = attempt) }
}
