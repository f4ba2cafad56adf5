'use client'

import { Info } from 'lucide-react'

import { Alert } from '../../ui/Alert.tsx'
import { useText } from '../../text/TextContext.tsx'

/** Above what is known of something that was deleted elsewhere while it was open. */
export function Gone() {
  const { t } = useText()
  return (
    <Alert tone="danger" role="status" icon={Info}>
      {t.decision.gone}
    </Alert>
  )
}
