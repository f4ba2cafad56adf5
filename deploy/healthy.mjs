// The health check of the container: ends with 0 where the product can serve, and with 1 where it cannot.
const { PORT = '4321' } = process.env
const address = `http://127.0.0.1:${PORT}/api/health/ready`
const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
