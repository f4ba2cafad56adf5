'use client'

import { LogOutIcon } from '@payloadcms/ui'
import { addressOf } from '../../../panel/panel-call.ts'
import { endSession } from '../../../session/session.ts'
import { leaveCall } from './calls.ts'

type Props = { label: string; loginPath: string }

/** A form, so that it logs out also before this script runs. */
export function LogOut({ label, loginPath }: Props) {
  const logOut = async () => {
    await endSession('signedOut')
    location.replace(`/${loginPath}`)
  }
  return (
    <form
      className="contents"
      action={addressOf(leaveCall)}
      method={leaveCall.method}
      onSubmit={(event) => {
        event.preventDefault()
        void logOut()
      }}
    >
      <button className="nav__log-out" type="submit" aria-label={label} title={label}>
        <LogOutIcon />
      </button>
    </form>
  )
}
