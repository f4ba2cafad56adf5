import { LoaderCircle } from 'lucide-react'

/** Something runs. */
export function Turning() {
  return (
    <LoaderCircle
      className="animate-[dashboard-turn_800ms_linear_infinite] motion-reduce:animate-none"
      size={16}
      strokeWidth={1.75}
      aria-hidden
    />
  )
}
