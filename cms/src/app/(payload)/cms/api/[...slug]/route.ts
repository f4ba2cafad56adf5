import config from '../../../../../payload.config.ts'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guardedWrite } from '../../../../../features/users/cookie-session.ts'

export const dynamic = 'force-dynamic'

export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const POST = guardedWrite(REST_POST(config))
export const PATCH = guardedWrite(REST_PATCH(config))
export const PUT = guardedWrite(REST_PUT(config))
export const DELETE = guardedWrite(REST_DELETE(config))
