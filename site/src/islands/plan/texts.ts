import type { Messages } from '@cyberluach/i18n/messages'

/** What a date check shows, out of all the texts of a language. */
export function planTexts({ plan, luach, common }: Messages) {
  return { plan, luach, types: common.types, online: common.online }
}

export type PlanTexts = ReturnType<typeof planTexts>
