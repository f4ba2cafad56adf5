import type { PageTextKey } from '@cyberluach/core/site/pages'
import type { Messages } from '@cyberluach/i18n/messages'

/** The text of a key that the list of pages names. Where a key leads to none, nothing that calls this compiles. */
export function pageText(t: Messages, key: PageTextKey & TextKeyOf<PageTextKey>): string {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], t) as string
}

/** Those of the keys that lead to a text. */
type TextKeyOf<Key extends string> = Key extends Key
  ? IsText<Messages, Key> extends true
    ? Key
    : never
  : never

type IsText<Tree, Key extends string> = Key extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Tree
    ? IsText<Tree[Name], Rest>
    : false
  : Key extends keyof Tree
    ? Tree[Key] extends string
      ? true
      : false
    : false
