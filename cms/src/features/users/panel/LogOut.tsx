'use client'

import { LogOutIcon } from '@payloadcms/ui'
import { endSession } from '../../../session/keep-session.ts'

type Props = { label: string; loginPath: string }

export function LogOut({ label, loginPath }: Props) {
  const logOut = async () => {
    await endSession('signedOut')
    location.replace(`/${loginPath}`)
  }
  return (
    <button
      className="nav__log-out"
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void logOut()}
    >
      <LogOutIcon />
    </button>
  )
}
