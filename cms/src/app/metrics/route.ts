import { isOwnServer } from '../../platform/http/request.ts'
import { metricsText } from '../../features/health/metrics.ts'
import { services } from '../../boot/services.ts'

export const dynamic = 'force-dynamic'

/** For the edge alone, on the port inside the machine: it passes no visitor on to this address. */
export async function GET({ headers }: Request): Promise<Response> {
  const open = await services()
  if (!isOwnServer(headers, open.configuration.port)) return new Response(null, { status: 404 })
  return new Response(await metricsText(open), { headers: { 'content-type': 'text/plain; version=0.0.4' } })
}
