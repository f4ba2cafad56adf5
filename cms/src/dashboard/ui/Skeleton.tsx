import { Skeleton as SharedSkeleton } from '@cyberluach/design/components/Skeleton'

type Size = number | string
type Props = {
  width?: Size
  height?: Size
  /** Without one, its corners are round. */
  className?: string
}

/** Stands for what is on its way, as large as it will be. */
export function Skeleton({ width, height, className = 'rounded-xs' }: Props) {
  return <SharedSkeleton className={className} style={{ inlineSize: width, blockSize: height }} aria-hidden />
}
