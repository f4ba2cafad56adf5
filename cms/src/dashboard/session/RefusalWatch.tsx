'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isRefusal } from '../../session/session.ts'
import { useSession } from './SessionContext.tsx'
import { useHasLeft } from './use-has-left.ts'

/**
 * Ends the session as soon as any reading finds that the server refuses the token, and breaks off what is still being
 * read once the session is over.
 */
export function RefusalWatch() {
  const client = useQueryClient()
  const { keeper } = useSession()
  const hasLeft = useHasLeft()
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        if (isRefusal(query.state.error)) keeper.refused()
      }),
    [client, keeper],
  )
  useEffect(() => {
    if (hasLeft) void client.cancelQueries()
  }, [client, hasLeft])
  return null
}
