'use client'

import { useText } from '../../text/TextContext.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function UsersSkeleton() {
  const { t } = useText()
  return (
    <Card className="grid gap-10.5 px-4 py-5.5" aria-busy="true">
      <p className="sr-only" role="status">
        {t.analytics.users.loading}
      </p>
      {widths.map((width) => (
        <Bone key={width} width={width} height={14} />
      ))}
    </Card>
  )
}
