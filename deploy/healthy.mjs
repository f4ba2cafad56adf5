// The health check of the container: ends with 0 where the edge and the CMS answer, and with 1 where one does not. The
// database is not asked for: what restarts the unhealthy would end a page cache that goes on serving without it.
const { PORT = '4321' } = process.env
const answers = (name) =>
  fetch(`http://127.0.0.1:${PORT}/api/health/${name}`, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  )
const all = await Promise.all(['live', 'cms'].map(answers))
process.exit(all.every(Boolean) ? 0 : 1)
