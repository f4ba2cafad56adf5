'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isRefusal } from '../shared/refusal.ts'
import { useSession } from './SessionContext.tsx'

/** Ends the session as soon as any reading finds that the server refuses the token. */
export function RefusalWatch() {
  const client = useQueryClient()
  const { keeper } = useSession()
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        if (isRefusal(query.state.error)) keeper.refused()
      }),
    [client, keeper],
  )
  return null
}
