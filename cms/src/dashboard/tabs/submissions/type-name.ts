import type { Texts } from '../../text/texts.ts'

/** The words of event types; a type that nobody knows is shown as it is. */
export function typeNameIn({ common }: Texts): (eventType: string) => string {
  const names: Record<string, string> = common.types
  return (eventType) => (Object.hasOwn(names, eventType) ? (names[eventType] ?? eventType) : eventType)
}

/** The words of a level of difficulty; an unknown one as it is. */
export function levelNameIn({ common }: Texts): (level: string) => string {
  const names: Record<string, string> = common.difficulty
  return (level) => (Object.hasOwn(names, level) ? (names[level] ?? level) : level)
}
