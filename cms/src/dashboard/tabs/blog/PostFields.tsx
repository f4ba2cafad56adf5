import { hasHebrew, isMostlyHebrew, directionOf } from '@cyberluach/core/text/text-direction'
import { directionOfLocale, locales, type Locale } from '@cyberluach/i18n/locales'
import { input } from '@cyberluach/design/components/Input'
import { type ReactNode, type Ref, useId } from 'react'
import { Segments } from '../../ui/fields.tsx'
import { useText } from '../../ui/text.tsx'
import { ContentEditor, type EditorHandle } from './ContentEditor.tsx'
import { Field, fieldLook, InputField, FieldFrame } from '../../form/Field.tsx'
import { type PostField, type PostValues, fieldIn, isBegun, isInHebrewAlone, tagsOf } from './post-form.ts'
import { ImageUp } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Tags } from '../../ui/marks.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { Card } from '../../ui/Layout.tsx'
import { Cover } from './PostCard.tsx'

type Props = {
  values: PostValues
  set: (field: PostField, value: string) => void
  language: Locale
  choose: (language: Locale) => void
  editor: Ref<EditorHandle>
  addPicture: (file: File | null) => void
  /** What has no language stands between the title and the text. */
  children: ReactNode
}

/** Title, summary and content, in the one or the other language. */
export function PostTexts({ values, set, language, choose, editor, addPicture, children }: Props) {
  const { blog } = useText().t.lists
  const [title, excerpt, content] = (['title', 'excerpt', 'content'] as const).map((name) =>
    fieldIn(name, language),
  ) as [PostField, PostField, PostField]
  const isNeeded = language === 'en' ? !isInHebrewAlone(values) : isInHebrewAlone(values)
  const directionFor = (text: string) => (text ? directionOf(text, language) : directionOfLocale(language))
  return (
    <div className="grid grid-cols-1 content-start gap-3.5 px-6 py-4.5 max-md:px-4 max-md:py-3.5">
      <div className="grid grid-cols-1 gap-1.5">
        <Segments
          label={blog.languages.label}
          segments={locales.map((value) => ({ value, label: blog.languages[value] }))}
          value={language}
          choose={choose}
          isWide
        />
        {language === 'en' && isHebrewInEnglish(values) && (
          <p className={fieldLook.hint()} role="status">
            {blog.languages.isHebrew}
          </p>
        )}
      </div>
      <InputField
        name={title}
        label={blog.fields.title}

        isRequired={isNeeded}
        lang={language}
        dir={directionFor(values[title])}
        value={values[title]}
        set={(typed) => set(title, typed)}
      />
      {children}
      <Field name={excerpt} label={blog.fields.excerpt} hint={blog.excerptHint}>
        {(parts) => (
          <textarea
            {...parts}
            className={input({ kind: 'area', size: 'sm', ground: 'raised' })}
            lang={language}
            dir={directionFor(values[excerpt])}
            rows={2}
            value={values[excerpt]}
            onChange={(event) => set(excerpt, event.target.value)}
          />
        )}
      </Field>
      <Field
        name={content}
        label={blog.fields.content}

        hint={blog.contentHint}
        isRequired={isNeeded}
      >
        {(parts) => (
          <ContentEditor
            key={language}
            ref={editor}
            parts={parts}
            language={language}
            html={values[content]}
            change={(html) => set(content, html)}
            addPicture={addPicture}
          />
        )}
      </Field>
    </div>
  )
}

/** What the server would take for a post in Hebrew, wherever it was typed. */
function isHebrewInEnglish(values: PostValues): boolean {
  const text = values.content.replace(/<[^>]*>/g, ' ')
  return !isBegun(values, 'he') && hasHebrew(values.title) && isMostlyHebrew(text)
}

type PostSideProps = {
  values: PostValues
  set: (field: PostField, value: string) => void
  addCover: () => void
}

/** What stands beside the text of a post: status, date, author, tags, cover image. */
export function PostSide({ values, set, addCover }: PostSideProps) {
  const { blog } = useText().t.lists
  const tags = tagsOf(values.tags) ?? []
  const line = (name: 'publishedAt' | 'author' | 'tags' | 'coverImage') => ({
    name,
    label: blog.fields[name],
    value: values[name],
    set: (typed: string) => set(name, typed),
  })
  return (
    <div className="grid grid-cols-1 content-start gap-3.5 border-line bg-surface px-5 py-4.5 max-md:px-4 max-md:py-3.5 md:border-s">
      <StatusChoice status={values.status} choose={(status) => set('status', status)} />
      {values.status === 'published' && (
        <InputField {...line('publishedAt')} hint={blog.publishedAtHint} type="datetime-local" dir="ltr" />
      )}
      <InputField {...line('author')} />
      <InputField {...line('tags')} hint={blog.tagsHint} />
      {tags.length > 0 && (
        <Tags aria-label={blog.fields.tags}>
          {tags.map((tag, index) => (
            <li key={index}>
              <UserText text={tag} />
            </li>
          ))}
        </Tags>
      )}
      <InputField {...line('coverImage')} type="url" dir="ltr" placeholder="https://" />
      <Card className="overflow-hidden">
        <Cover place="form" link={values.coverImage.trim() || null} />
      </Card>
      <Button icon={ImageUp} kind="secondary" onClick={addCover}>
        {blog.picture.upload}
      </Button>
    </div>
  )
}

const statuses = ['draft', 'published'] as const

type StatusChoiceProps = { status: PostValues['status']; choose: (status: PostValues['status']) => void }

function StatusChoice({ status, choose }: StatusChoiceProps) {
  const { blog } = useText().t.lists
  const id = useId()
  return (
    <FieldFrame>
      <span className={fieldLook.label()} id={id}>
        {blog.fields.status}
      </span>
      <Segments
        labelledBy={id}
        segments={statuses.map((value) => ({ value, label: blog.statuses[value] }))}
        value={status}
        choose={choose}
        isWide
      />
    </FieldFrame>
  )
}
