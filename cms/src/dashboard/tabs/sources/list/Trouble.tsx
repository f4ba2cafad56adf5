'use client'

import type { RunReason } from '@cyberluach/api/sources'
import { unwellReasons } from '@cyberluach/core/sources/sources'
import { CircleAlert, TriangleAlert } from 'lucide-react'

import { Alert } from '../../../ui/Alert.tsx'
import { LatinText } from '../../../ui/UserText.tsx'
import { useText } from '../../../text/TextContext.tsx'

type Props = { reason: RunReason; detail: string | null; role?: 'alert' | 'note' }

/** Why a list was not read, or is not believed, and what can be done about it. */
export function Trouble({ reason, detail, role = 'note' }: Props) {
  const words = useText().t.sources
  const isDoubt = (unwellReasons as readonly string[]).includes(reason)
  const [before = '', after = ''] = words.metAs.split('{detail}')
  return (
    <Alert kind={isDoubt ? 'warning' : 'danger'} role={role} icon={isDoubt ? TriangleAlert : CircleAlert}>
      <strong className="font-semibold">{words.reasons[reason]}.</strong> {words.remedies[reason]}
      {detail && (
        <span className="block text-(length:--text-xs)">
          {before}
          <LatinText text={detail} />
          {after}
        </span>
      )}
    </Alert>
  )
}
