import { changedTexts, type ChangedTexts } from '@cyberluach/i18n/changed-texts'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'

/**
 * What an island shows otherwise than its script knows (`islands/in-language.tsx`), which is what people changed of the
 * texts that it picks; undefined where nothing is.
 */
export function changesFor<Texts extends object>(
  { locale, t }: Pick<App.Locals, 'locale' | 't'>,
  pick: (messages: Messages) => Texts,
  shown = pick(t),
): ChangedTexts<Texts> | undefined {
  return changedTexts(pick(messagesFor(locale)), shown)
}
