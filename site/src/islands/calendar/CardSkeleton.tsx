import { Bone } from '@cyberluach/design/components/Bone'
import { Card } from '@cyberluach/design/components/Card'

/** The shape of a card whose event is on the way. */
export function CardSkeleton() {
  return (
    <Card className="grid h-38 grid-cols-[3.75rem_1fr] items-start gap-4 p-4" data-part="card-skeleton">
      <Bone className="h-19 rounded-md" />
      <div>
        <Bone className="h-6 w-22 rounded-sm" />
        <Bone className="mt-3 h-4 w-[70%] rounded-xs" />
        <Bone className="mt-2 h-3 rounded-xs" />
        <Bone className="mt-2 h-3 w-[82%] rounded-xs" />
        <Bone className="mt-4 h-3 w-[55%] rounded-xs" />
      </div>
    </Card>
  )
}
