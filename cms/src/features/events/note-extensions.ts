import { withExtensions, type WrittenDeadline } from '@cyberluach/core/deadline-extensions'
import type { CollectionBeforeChangeHook } from 'payload'

type Shape = { deadlines?: WrittenDeadline[] | null }

/** Keeps which day a deadline was extended from, whoever moves it, unless they have said it themselves. */
export const noteExtensions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, context }) => {
  const { deadlines } = data as Shape
  if (operation !== 'update' || !deadlines || context.areExtensionsGiven) return data
  const before = (originalDoc as Shape).deadlines ?? []
  return {
    ...data,
    deadlines: withExtensions(
      before,
      deadlines.map((one) => untouched(one, before)),
    ),
  }
}

/** A form sends every field: what it was extended from counts where somebody has changed it. */
function untouched(one: WrittenDeadline, before: readonly WrittenDeadline[]): WrittenDeadline {
  const was = before.find(({ id }) => id === one.id)
  const isTouched = was && (was.extendedFrom ?? null) !== (one.extendedFrom ?? null)
  if (isTouched || (!was && one.extendedFrom)) return one
  const { extendedFrom: _, ...rest } = one
  return rest
}
