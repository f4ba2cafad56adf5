'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { addressOf } from '../../../panel/panel-call.ts'
import { leaveCall } from '../calls.ts'

/** Tells the server when somebody goes elsewhere in the panel: a new post without a word does not stay behind. */
export function LeaveEmpty() {
  const { id } = useDocumentInfo()
  useEffect(() => {
    if (!id) return
    return () => {
      if (location.pathname.includes(String(id))) return
      void fetch(addressOf(leaveCall, String(id)), { method: leaveCall.method, keepalive: true })
    }
  }, [id])
  return null
}
