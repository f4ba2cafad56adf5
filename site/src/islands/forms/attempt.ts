type Attempt<Body> = { values: string; key: string; body: Body }

/**
 * The attempt to send `values`: the same one, name and body, while the same values are sent again, so that a repetition
 * after a lost answer is stored once; a new one, made by `make`, as soon as they are others. It is kept in `store`.
 */
export function attemptWith<Body>(
  store: Record<string, string>,
  name: string,
  given: unknown,
  make: () => { key: string; body: Body },
): Attempt<Body> {
  const values = JSON.stringify(given)
  const kept = store[name]
  const last = kept === undefined ? null : (JSON.parse(kept) as Attempt<Body>)
  if (last?.values === values) return last
  const attempt = { values, ...make() }
  store[name] = JSON.stringify(attempt)
  return attempt
}

export function forget(store: Record<string, string>, name: string): void {
  delete store[name]
}
