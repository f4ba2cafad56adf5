import { isLocale, localeOf, otherLocale, type Locale } from '@cyberluach/i18n/locales'
import type { FieldServerProps } from './field-props.ts'

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
