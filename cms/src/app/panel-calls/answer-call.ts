import config from '../../payload.config.ts'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound, unstable_rethrow } from 'next/navigation'
import { getPayload, type ImportMap } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { logger } from '../../platform/logger.ts'
import { touchCookieSession } from '../../features/users/cookie-session.ts'
import { knownCall, type PanelCall } from './known-call.ts'

/**
 * Answers a call of the panel's functions, whose number stands in public pages: with anything to those alone who may open
 * the panel, and for the functions alone that it has. Whatever else is called is not there. Filling in a form calls at
 * every pause: it counts as use of the session, as saving does.
 */
export async function answerCall(given: unknown, importMap: ImportMap): Promise<unknown> {
  const call = knownCall(given)
  if (!call) notFound()
  // Not "not found": the framework would answer that with the page anew, which leads whoever’s session has ended while they
  // write to the sign-in page, in place of asking on theirs. A form that hears of no state stays as it is.
  if (!(await isStaff())) return call.name === 'form-state' ? { state: null } : undefined
  await touchCookieSession()
  return handleServerFunctions({ ...call, config, importMap }).catch((error) => fail(call, error))
}

async function isStaff(): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return roleOf(user) !== null
}

/** The framework would write the whole error, and answer 500 to what is the caller's fault most of the time. */
function fail({ name }: PanelCall, error: unknown): never {
  unstable_rethrow(error)
  logger.warn({ err: error, call: name }, 'a call of the panel failed')
  notFound()
}
