import { LoaderCircle } from 'lucide-react'

/** Something runs. */
export function Turning() {
  return (
    <LoaderCircle
      className="animate-turn motion-reduce:animate-none"
      size={16}
      strokeWidth={1.75}
      aria-hidden
    />
  )
}
