import type { ComponentProps, ReactNode } from 'react'

/** What stands beside each other while there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">{children}</div>
}

/** An address that is typed anew each time. */
export function AddressInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return (
    <input
      className="min-h-[44px] w-full min-w-0 flex-[1_1_16rem] rounded-[4px] border border-(--theme-elevation-400) bg-(--theme-input-bg) px-3 text-inherit [font:inherit]"
      type="email"
      dir="ltr"
      autoComplete="off"
      {...props}
    />
  )
}
