import { TextareaField, TextField } from '@payloadcms/ui'
import type {
  TextareaFieldClientProps,
  TextFieldClientProps,
  ClientField,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { localeOf, type Locale, isLocale, otherLocale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ReactNode } from 'react'

export function TextBeside(props: FieldServerProps) {
  return <Beside field={<TextField {...(fieldProps(props) as TextFieldClientProps)} />} props={props} />
}

export function TextareaBeside(props: FieldServerProps) {
  return <Beside field={<TextareaField {...(fieldProps(props) as TextareaFieldClientProps)} />} props={props} />
}

/** What Payload gives the field where nobody stands in for it. */
function fieldProps({ clientField, path, permissions, readOnly, schemaPath }: FieldServerProps): unknown {
  return { field: clientField, path, permissions, readOnly, schemaPath }
}

type Show = (other: OtherText) => Shown | null | Promise<Shown | null>
type Props = { field: ReactNode; props: FieldServerProps; show?: Show }
type Shown = { text: string; markup: ReactNode }

/** A field with what it says in the other language beside it, and below it where there is no room for two. */
export async function Beside({ field, props, show = words }: Props) {
  const other = await otherLanguageOf(props)
  const shown = other && (await show(other))
  if (!shown) return field
  const { locales } = messagesFor(localeOf(props.req.i18n.language)).adminPanel
  return (
    <div className="field-type @container">
      <div className="grid gap-x-6 gap-y-2 @min-[42rem]:grid-cols-2 [&>.field-type]:min-w-0">
        {field}
        <Other language={other.language} name={locales[other.language]} shown={shown} />
      </div>
    </div>
  )
}

function Other({ language, name, shown }: { language: Locale; name: string; shown: Shown }) {
  return (
    <div className="min-w-0" data-beside={language}>
      <p className="m-0 pb-[9px] leading-5 text-(--theme-elevation-650)">{name}</p>
      <div
        className="min-h-[40px] rounded-(--style-radius-s) border border-(--theme-elevation-150) bg-(--theme-elevation-50) px-[15px] py-[7px] leading-6 wrap-anywhere whitespace-pre-line text-(--theme-elevation-800)"
        dir={directionOf(shown.text, language)}
        lang={language}
      >
        {shown.markup}
      </div>
    </div>
  )
}

function words({ value }: OtherText): Shown | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : { text, markup: text }
}

export type OtherText = { language: Locale; value: unknown }

/** What a field says in the other of the two languages, as it was last saved; nothing of a document that is new. */
export async function otherLanguageOf(props: FieldServerProps): Promise<OtherText | null> {
  const { collectionSlug, data, id, path, req } = props
  if (!id || !isLocale(req.locale ?? '')) return null
  const language = otherLocale(localeOf(req.locale ?? undefined))
  const document = await readOnce(props, `${collectionSlug} ${id} ${language}`, language)
  const value = valueAt(document, data, path.split('.'))
  return value === null || value === undefined || value === '' ? null : { language, value }
}

type Document = Record<string, unknown>

const known = new WeakMap<object, Map<string, Promise<Document | null>>>()

/** One read for all fields of a form. */
function readOnce({ collectionSlug, id, req }: FieldServerProps, key: string, locale: Locale) {
  const documents = known.get(req) ?? new Map<string, Promise<Document | null>>()
  known.set(req, documents)
  // Without the request itself: reading in another language would change the language of the form.
  const read =
    documents.get(key) ??
    (req.payload.findByID({
      collection: collectionSlug,
      id: String(id),
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    }) as Promise<Document | null>)
  documents.set(key, read)
  return read
}

/** Rows are known by their ids: somebody may have moved them in the form. */
function valueAt(stored: unknown, shown: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return stored
  const inForm = (shown as Document | null)?.[name]
  if (!Array.isArray(stored)) return valueAt((stored as Document | null)?.[name], inForm, rest)
  const row = stored.find((each: Document) => each.id === (inForm as Document | null)?.id)
  return row && valueAt(row, inForm, rest)
}

/** What Payload hands to a component of ours that draws a field on the server, as far as these use it. */
export type FieldServerProps = {
  clientField: ClientField
  collectionSlug: CollectionSlug
  data: Record<string, unknown>
  id?: string | number
  path: string
  permissions: unknown
  readOnly?: boolean
  req: PayloadRequest
  schemaPath: string
}
