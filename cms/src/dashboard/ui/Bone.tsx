import { tv } from 'tailwind-variants/lite'

const bone = tv({
  base: 'block animate-[dashboard-pulse_1.6s_ease-in-out_infinite] bg-skeleton-a motion-reduce:animate-none',
  variants: { isSquare: { true: '', false: 'rounded-[4px]' } },
})

type Size = number | string
type Props = {
  width?: Size
  height?: Size
  /** Without rounded corners, as a picture that fills its card. */
  isSquare?: boolean
  className?: string
}

/** Stands for what is on its way, as large as it will be. */
export function Bone({ width, height, isSquare = false, className }: Props) {
  return (
    <span
      className={bone({ isSquare, className })}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  )
}
