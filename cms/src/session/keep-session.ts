import { call } from '@cyberluach/api/client'
import { isRefusal } from './refusal.ts'
import { createSessionKeeper, type Ending, type SessionKeeper } from './session-keeper.ts'
import { forgetSession, renewToken, storedToken, tellTabs } from './stored-session.ts'

/** Signing out waits for the server only so long: the page is left in any case, and the session ends all the same. */
const longestFarewell = 2000

/** Keeps the session of this browser's token. `leave` is told why it is over. */
export function keepSession(leave: (ending: Ending) => void): SessionKeeper {
  return createSessionKeeper({
    now: Date.now,
    after: (milliseconds, act) => setTimeout(act, milliseconds),
    extend,
    isRefusal,
    leave,
    tell: tellTabs,
  })
}

/** Forgets the session here and at the server, whose answer changes nothing. */
export async function endSession(ending: Ending): Promise<void> {
  const token = storedToken()
  forgetSession(ending)
  if (!token) return
  const farewell = call('POST /api/sys/auth/logout', { token, keepalive: true }).catch(() => undefined)
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, longestFarewell))])
}

async function extend(): Promise<number> {
  const { token, idleSeconds } = await call('POST /api/sys/auth/extend', { token: storedToken() ?? '' })
  renewToken(token)
  return idleSeconds * 1000
}
