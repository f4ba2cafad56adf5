'use client'

import { useText } from '../../text/TextContext.tsx'

/** The real sizes of what comes, while the first figures are on their way. */
export function TrafficSkeleton() {
  const { t } = useText()
  return (
    <div className="stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.analytics.loading}
      </p>
      <div className="key-figures" aria-hidden>
        {[0, 1, 2, 3, 4].map((card) => (
          <div key={card} className="sheet key-figure skeleton">
            <span className="bone" style={{ inlineSize: '45%', blockSize: 12 }} />
            <span className="bone" style={{ inlineSize: '38%', blockSize: 28 }} />
            <span className="bone" style={{ inlineSize: '60%', blockSize: 10 }} />
          </div>
        ))}
      </div>
      <div className="measures" aria-hidden>
        <div className="sheet measure skeleton" data-span="8" style={{ blockSize: 413 }} />
        <div className="sheet measure skeleton" data-span="4" style={{ blockSize: 413 }} />
      </div>
    </div>
  )
}
