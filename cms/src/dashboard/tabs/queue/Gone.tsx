'use client'

import { Info } from 'lucide-react'

import { Alert } from '../../ui/Alert.tsx'
import { useText } from '../../text/TextContext.tsx'

/** Above what is known of something that was deleted elsewhere while it was open. */
export function Gone() {
  const { t } = useText()
  return (
    <Alert kind="danger" role="status" icon={Info} className="mb-2">
      {t.decision.gone}
    </Alert>
  )
}
