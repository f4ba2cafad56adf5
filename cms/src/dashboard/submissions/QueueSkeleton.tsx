'use client'

import { useText } from '../text/TextContext.tsx'
import { QueueColumns } from './QueueColumns.tsx'

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function QueueSkeleton() {
  const { t } = useText()
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.submissions.loading}
      </p>
      <table aria-hidden>
        <QueueColumns />
        <tbody>
          {widths.map((width) => (
            <tr key={width} className="queue-row">
              <td data-column="event">
                <Bone width={width} tall />
                <Bone width="24%" />
              </td>
              <td>
                <Bone width="80%" />
              </td>
              <td>
                <Bone width="70%" />
              </td>
              <td>
                <Bone width="75%" />
              </td>
              <td data-column="status">
                <Bone width="64px" tall />
              </td>
              <td data-column="actions">
                <Bone width="0" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bone({ width, tall = false }: { width: string; tall?: boolean }) {
  return <span className="bone" style={{ inlineSize: width, blockSize: tall ? 13 : 10, marginBlock: 4 }} />
}
