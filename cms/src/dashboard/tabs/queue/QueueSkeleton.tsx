'use client'

import type { QueueDefinition } from './definition.ts'
import { QueueColumns } from './QueueColumns.tsx'

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function QueueSkeleton({ definition, label }: { definition: QueueDefinition; label: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <table aria-hidden>
        <QueueColumns definition={definition} />
        <tbody>
          {widths.map((width) => (
            <tr key={width} className="queue-row">
              {definition.isSelectable && (
                <td data-column="select">
                  <Bone width="18px" tall />
                </td>
              )}
              {definition.columns.map(({ name }, index) => (
                <td key={name} data-column={name}>
                  <Bone width={index === 0 ? width : '75%'} tall={index === 0} />
                  {index === 0 && <Bone width="24%" />}
                </td>
              ))}
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
