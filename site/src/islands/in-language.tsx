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
  // The same texts are one object, so that what is written with them is known again.
  let last = { said: undefined as string | undefined, texts: builtIn }
  return ({ changes, ...rest }) => {
    const said = changes && JSON.stringify(changes)
    if (said !== last.said) last = { said, texts: withChangedTexts(builtIn, changes) }
    const props: unknown = { ...rest, texts: last.texts }
    return createElement(Island, props as Props)
  }
}
