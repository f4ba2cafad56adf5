export function Icon({ path, className }: { path: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
