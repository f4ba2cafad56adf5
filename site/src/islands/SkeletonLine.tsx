/** Stands for a line of text that is on the way. */
export function SkeletonLine({ className = 'mt-3 h-3 rounded-xs' }: { className?: string }) {
  return <span className={`block animate-skeleton bg-skeleton-b motion-reduce:animate-none ${className}`} />
}
