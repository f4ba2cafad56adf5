import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import type { PayloadRequest } from 'payload'
import type { ComponentProps } from 'react'
import { Beside, type FieldServerProps, type OtherText } from '../../../panel/other-language/Beside.tsx'
import { htmlOf } from '../html/html-of.ts'
import { readPictures } from '../post-pictures.ts'
import { isWritten, readableText } from '../html/markup.ts'
import './content-beside.css'
import { clientOf } from '../../../platform/database/transaction.ts'

type LexicalProps = ComponentProps<typeof RscEntryLexicalField>
type Props = FieldServerProps & { field: { editor?: { editorConfig?: unknown } } }

/** The editor of a post's text, with the text of the other language as its readers have it. */
export function ContentBeside(props: Props) {
  const fieldProps = { ...props, sanitizedEditorConfig: props.field.editor?.editorConfig }
  return (
    <Beside
      field={<RscEntryLexicalField {...(fieldProps as unknown as LexicalProps)} />}
      props={props}
      show={(other) => shown(props.req, other)}
    />
  )
}

async function shown(req: PayloadRequest, { value, language }: OtherText) {
  const pictures = await readPictures(await clientOf(req), { states: [value] })
  const html = htmlOf(value, { pictures, locale: language })
  // It is clean: `htmlOf` writes for readers of the site.
  const markup = <div className="content-beside" dangerouslySetInnerHTML={{ __html: html }} />
  return isWritten(html) ? { text: readableText(html), markup } : null
}
