/** Stands for a line of text that is on the way. */
export function SkeletonLine() {
  return (
    <span className="mt-3 block h-3 animate-skeleton rounded-xs bg-skeleton-b motion-reduce:animate-none" />
  )
}
