'use client'

import { useText } from '../../text/TextContext.tsx'

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function UsersSkeleton() {
  const { t } = useText()
  return (
    <div className="sheet users skeleton" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.analytics.users.loading}
      </p>
      {widths.map((width) => (
        <span key={width} className="bone" style={{ inlineSize: width }} aria-hidden />
      ))}
    </div>
  )
}
