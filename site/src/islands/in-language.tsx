import { withChangedTexts, type ChangedTexts } from '@cyberluach/i18n/changed-texts'
import { createElement, type FunctionComponent } from 'react'

/** An island in one language: the page gives it only what people changed of its texts. */
export type InLanguage<Props extends { texts: object }> = FunctionComponent<
  Omit<Props, 'texts'> & { changes: ChangedTexts<Props['texts']> | undefined }
>

/** Gives an island its built-in texts, which come with its script and not with every page. */
export function inLanguage<Props extends { texts: object }>(
  Island: FunctionComponent<Props>,
  builtIn: Props['texts'],
): InLanguage<Props> {
  const kept = import.meta.env.SSR ? keptTexts(builtIn) : null
  return ({ changes, ...rest }) => {
    const texts = kept ? kept(changes) : withChangedTexts(builtIn, changes)
    const props: unknown = { ...rest, texts }
    return createElement(Island, props as Props)
  }
}

/** On the server the same texts are one object, so that what is written with them is known again. */
function keptTexts<Texts extends object>(builtIn: Texts) {
  let last: { said: string | undefined; texts: Texts } = { said: undefined, texts: builtIn }
  return (changes: ChangedTexts<Texts> | undefined): Texts => {
    const said = changes && JSON.stringify(changes)
    if (said !== last.said) last = { said, texts: withChangedTexts(builtIn, changes) }
    return last.texts
  }
}
