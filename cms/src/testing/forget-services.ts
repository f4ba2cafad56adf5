type Kept = typeof globalThis & {
  _payload?: Map<string, unknown>
  services?: unknown
  databasePool?: unknown
  asidePool?: unknown
  responseTimes?: unknown
}

/** What a process of the product keeps for its whole life: a file of tests does not begin with that of another one. */
export function forgetServices(): void {
  const kept = globalThis as Kept
  kept._payload?.clear()
  delete kept.services
  delete kept.databasePool
  delete kept.asidePool
  delete kept.responseTimes
}
