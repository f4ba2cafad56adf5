import { tv } from 'tailwind-variants/lite'

const bone = tv({
  base: 'block animate-[dashboard-pulse_1.6s_ease-in-out_infinite] rounded-[4px] bg-skeleton-a motion-reduce:animate-none',
})

type Size = number | `${number}%`
type Props = { width?: Size; height?: Size; className?: string }

/** Stands for a text that is on its way, as large as it will be. */
export function Bone({ width, height, className }: Props) {
  return <span className={bone({ className })} style={{ inlineSize: width, blockSize: height }} aria-hidden />
}
