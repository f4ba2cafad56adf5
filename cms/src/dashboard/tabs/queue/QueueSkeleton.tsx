'use client'

import { Bone } from '../../ui/Bone.tsx'
import type { QueueDefinition } from './definition.ts'
import { QueueColumns } from './QueueColumns.tsx'
import { Cell, Row, Table } from './TableParts.tsx'

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function QueueSkeleton({ definition, label }: { definition: QueueDefinition; label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      <Table aria-hidden>
        <QueueColumns definition={definition} />
        <tbody className="max-md:block">
          {widths.map((width) => (
            <Row key={width} definition={definition}>
              {definition.isSelectable && (
                <Cell column="select">
                  <TextBone width="18px" tall />
                </Cell>
              )}
              {definition.columns.map(({ name }, index) => (
                <Cell key={name} column={name}>
                  <TextBone width={index === 0 ? width : '75%'} tall={index === 0} />
                  {index === 0 && <TextBone width="24%" />}
                </Cell>
              ))}
              <Cell column="status">
                <TextBone width="64px" tall />
              </Cell>
              <Cell column="actions">
                <TextBone width="0" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function TextBone({ width, tall = false }: { width: string; tall?: boolean }) {
  return <Bone width={width} height={tall ? 13 : 10} className="my-1 rounded-xs" />
}
